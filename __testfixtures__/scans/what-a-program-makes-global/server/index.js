const path = require('path');
let NOTES = { SERVERPATH: path.join(process.cwd(), 'server'), ROOT: process.cwd(), helper: require('./core/helper') };
global.NOTES = NOTES;
NOTES.auth = require('./core/auth').init();
require('./web');
