const cls = require('./cls');

const register = (app) => {
  const route = (method, path, handler, onResult) => {
    app[method](path, (req, res, next) => {
      const answer = cls.init(() => {
        const call = () => handler(req, res, next);
        return call();
      });
      if (onResult) onResult(res, answer);
    });
  };
  const apiRoute = (method, path, handler) => route(method, path, handler, (res, answer) => res.json(answer));
  return { route, apiRoute };
};

module.exports = { register };
