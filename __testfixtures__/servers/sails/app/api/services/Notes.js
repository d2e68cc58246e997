const { list } = require('../../lib/files');

exports.all = async () => list().filter((name) => name.endsWith('.json'));
