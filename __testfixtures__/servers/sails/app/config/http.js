const { readStamp } = require('../lib/stamps');

module.exports.http = {
  middleware: {
    order: ['stamp', 'bodyParser', 'router'],
    stamp(req, res, next) {
      res.set('x-version', readStamp());
      next();
    },
  },
};
