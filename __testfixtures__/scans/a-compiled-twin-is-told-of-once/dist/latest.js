"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.latest = void 0;
const node_fs_1 = require("node:fs");
const latest = () => (0, node_fs_1.readFileSync)('latest.txt', 'utf8');
exports.latest = latest;
