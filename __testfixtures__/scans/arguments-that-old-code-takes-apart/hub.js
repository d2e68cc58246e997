var hooks = { add: [] };

exports.bindHook = function (name, listener) {
  hooks[name].push(listener);
};

exports.emitHook = function (name) {
  var args = Array.prototype.slice.call(arguments, 1);
  for (var i = 0; i < hooks[name].length; i++) hooks[name][i].apply(exports, args);
};
