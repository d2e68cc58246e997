module.exports = require('some-database').connect();
