// The last argument answers, whatever stands before it.
exports.setup = function (...args) {
  const [router, verb, path] = args;
  const checks = args.length > 4 ? args[args.length - 2] : [];
  const show = args[args.length - 1];
  if (args.length < 4) throw new Error(`no handler for ${path}`);
  router[verb](path, ...checks, show);
};

// Here the places change.
exports.setupLast = function (...args) {
  const show = args.pop();
  const [router, path] = args;
  router.get(path, show);
  args[args.length - 1].log = show;
};

exports.atStart = function (...args) {
  const [name, report] = args;
  return report(name);
};

// The first two are for others.
exports.setupThird = function (...args) {
  const [, , show] = args;
  args[0].get(args[1], show);
};
