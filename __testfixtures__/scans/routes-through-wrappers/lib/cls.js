exports.init = (fn) => fn();
