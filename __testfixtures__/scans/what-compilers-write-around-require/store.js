'use strict';
Object.defineProperty(exports, "__esModule", { value: true });
exports.named = named;
const tslib_1 = require("tslib");
const fs_1 = tslib_1.__importDefault(require("fs"));
class Store {
    load() {
        return fs_1.default.readFileSync('a', 'utf8'); // found: request GET /default
    }
}
exports.default = new Store();
function named() {
    return fs_1.default.readFileSync('b', 'utf8'); // found: request GET /named
}
