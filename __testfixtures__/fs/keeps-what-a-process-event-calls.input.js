const fs = require('fs');

process.on('exit', () => {
  fs.writeFileSync('state.json', '{}'); // stays: process-event
});
