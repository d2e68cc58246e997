exports.get = function (id, done) {
  done(null, { id });
};
