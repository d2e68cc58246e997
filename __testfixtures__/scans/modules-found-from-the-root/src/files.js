const rfr = require('rfr');
const paths = rfr('src/paths');

exports.read = (name) => paths.real(name);
