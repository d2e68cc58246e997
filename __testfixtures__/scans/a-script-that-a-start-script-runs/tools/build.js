const fs = require('fs');

fs.writeFileSync('banner.txt', 'hello'); // found: tooling
