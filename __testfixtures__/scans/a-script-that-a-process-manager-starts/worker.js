const fs = require('node:fs');

fs.readFileSync('settings.json'); // found: startup
