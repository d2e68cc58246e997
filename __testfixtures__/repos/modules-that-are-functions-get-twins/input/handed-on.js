module.exports = require('./listed');
