#!/usr/bin/env node
const fs = require('fs'), path = require('path');
let dir = path.resolve(__dirname, '..');
try { dir = fs.realpathSync(dir); } catch (e) {} // found: startup
require(path.join(dir, 'lib', 'c.cjs')).run();
