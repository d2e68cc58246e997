const auth = require('../services/auth');

module.exports = function requireUser(req, res, next) {
  const [scheme, token] = (req.get('authorization') || '').split(' ');
  const session = scheme === 'Bearer' ? auth.findSession(token) : null;
  if (!session) {
    return res.status(401).json({ error: 'Please log in' });
  }
  req.user = session.email;
  next();
};
