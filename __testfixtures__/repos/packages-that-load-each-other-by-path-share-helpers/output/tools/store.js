const { cachedExists } = require('../unblock-helpers');

exports.has = async (name) => cachedExists(`data/${name}`);
