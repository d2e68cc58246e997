"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) { return (mod && mod.__esModule) ? mod : { "default": mod }; };
Object.defineProperty(exports, "__esModule", { value: true });
const express_1 = __importDefault(require("express"));
const latest_1 = require("./latest");
const app = (0, express_1.default)();
app.get('/latest', (_req, res) => res.send((0, latest_1.latest)()));
app.listen(3000);
