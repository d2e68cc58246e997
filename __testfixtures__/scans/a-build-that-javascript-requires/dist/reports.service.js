"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Reports = void 0;
const node_fs_1 = require("node:fs");
class Reports {
    list() {
        return (0, node_fs_1.readdirSync)('reports');
    }
}
exports.Reports = Reports;
