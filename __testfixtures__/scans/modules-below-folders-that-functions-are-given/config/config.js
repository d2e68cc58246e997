const path = require('path');

const root = path.normalize(__dirname + '/..');
const environments = { development: { root: root }, production: { root: root } };

module.exports = environments[process.env.NODE_ENV || 'development'];
