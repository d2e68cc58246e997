const fs = require('fs');

fs.mkdirSync('flows', { recursive: true }); // found: startup
