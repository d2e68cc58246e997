exports.run = () => require('fs').readFileSync('a'); // found: startup
