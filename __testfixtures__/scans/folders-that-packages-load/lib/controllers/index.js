module.exports = require('require-directory')(module);
