const { list } = require('./files');

exports.count = () => list().length;

exports.mine = () => list().filter((name) => name.endsWith('.json'));
