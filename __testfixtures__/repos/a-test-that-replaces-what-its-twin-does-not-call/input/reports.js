const { target } = require('./notes');

exports.report = async (name) => ({ target: target(name) });
