const fs = require('fs');
const clock = require('../clock');

// The server loads this file, whatever its name says.
clock.now = () => fs.readFileSync('patched'); // found: request GET /time
