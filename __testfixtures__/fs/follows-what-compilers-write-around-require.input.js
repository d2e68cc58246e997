"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
var _fs = _interopRequireDefault(require("fs"));
var tslib_1 = require("tslib");
Object.defineProperty(exports, "__esModule", { value: true });
function _interopRequireDefault(obj) { return obj && obj.__esModule ? obj : { default: obj }; }
const node_fs_1 = __importDefault(require("node:fs"));
const fs = tslib_1.__importStar(require("fs"));
const express_1 = __importDefault(require("express"));
const app = (0, express_1.default)();

app.get('/typescript', (req, res) => {
    res.json(node_fs_1.default.readFileSync('a', 'utf8'));
});

app.get('/babel', (req, res) => {
    res.json(_fs.default.readFileSync('b', 'utf8'));
});

app.get('/tslib', (req, res) => {
    res.json(fs.readFileSync('c', 'utf8'));
});
