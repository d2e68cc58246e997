module.exports = require('nconf');
