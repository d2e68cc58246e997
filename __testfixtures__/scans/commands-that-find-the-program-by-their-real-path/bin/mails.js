#!/usr/bin/env node
const fs = require('fs');
const path = require('path');

require(fs.realpathSync(path.join(__dirname, '..', 'lib', 'mails'))).run(); // found: startup
