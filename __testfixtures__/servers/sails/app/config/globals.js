module.exports.globals = { sails: true, services: true, models: false, _: false, async: false };
