const loadFn = (name, hook) => {
  const [path, functionName = hook] = name.split(':');
  let fn = require(path);
  for (const part of functionName.split('.')) fn = fn[part];
  return fn;
};

const hooks = {};

exports.load = (parts) => {
  for (const part of parts)
    for (const [hook, name] of Object.entries(part.hooks)) {
      if (hooks[hook] == null) hooks[hook] = [];
      hooks[hook].push({ hook, fn: loadFn(name, hook) });
    }
};

exports.callAll = (hook, context) => (hooks[hook] || []).map((entry) => entry.fn(hook, context));
