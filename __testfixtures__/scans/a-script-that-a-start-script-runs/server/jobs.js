const server = require('./server');

exports.begin = () => server.start();
