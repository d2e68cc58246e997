const { cachedExists } = require('./unblock-helpers');

exports.fileExists = async (name) => cachedExists(`data/${name}`);
