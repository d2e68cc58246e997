const helpers = require('./helpers');

exports.setup = function (req, res, next) {
  req.setup = helpers.setup(req.folder);
  next();
};
