const { isThere } = require('../../lib/files');

module.exports = async function (req, res, proceed) {
  if (!req.get('x-key') || !isThere(`keys-${req.get('x-key')}`)) return res.forbidden();
  return proceed();
};
