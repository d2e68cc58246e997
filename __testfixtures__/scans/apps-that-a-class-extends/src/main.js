const { Api } = require('./api');
const { Pages } = require('./pages');

new Api().listen(3000);
module.exports = new Pages();
