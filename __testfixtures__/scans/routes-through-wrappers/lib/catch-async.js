exports.catchAsync = (fn) => (req, res, next) => Promise.resolve(fn(req, res, next)).catch(next);
exports.timed = (fn) => exports.catchAsync(fn);
