'use strict';
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
const tslib_1 = require("tslib");
const express_1 = __importDefault(require("express"));
const store_1 = __importDefault(require("./store"));
const plain_1 = __importDefault(require("./plain"));
const all = tslib_1.__importStar(require("./store"));
const app = (0, express_1.default)();
app.get('/default', (req, res) => res.send(store_1.default.load()));
app.get('/plain', (req, res) => res.send(plain_1.default.load()));
app.get('/named', (req, res) => res.send(all.named()));
app.listen(3000);
