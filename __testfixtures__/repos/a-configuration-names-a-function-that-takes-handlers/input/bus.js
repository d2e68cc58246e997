const handlers = new Map();

exports.register = (name, handler) => {
  handlers.set(name, handler);
};

exports.dispatch = async (message) => {
  const handler = handlers.get(message.name);
  return { name: message.name, result: await handler(message.body) };
};
