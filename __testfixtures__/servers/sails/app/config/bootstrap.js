const { prepare } = require('../lib/files');

module.exports.bootstrap = async () => {
  prepare();
};
