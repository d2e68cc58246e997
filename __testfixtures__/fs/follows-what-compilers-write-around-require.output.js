"use strict";
var { readFile } = require("fs/promises");
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

app.get('/typescript', async (req, res) => {
    res.json(await readFile('a', 'utf8'));
});

app.get('/babel', async (req, res) => {
    res.json(await readFile('b', 'utf8'));
});

app.get('/tslib', async (req, res) => {
    res.json(await readFile('c', 'utf8'));
});
