const fs = require('fs');

// Nothing says under which name a job is kept.
let count = 0;
for (const file of fs.readdirSync(__dirname)) exports[`job${count++}`] = require(`./${file}`); // found: startup
