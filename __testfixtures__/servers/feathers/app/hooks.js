const { Forbidden } = require('@feathersjs/errors');
const { appendText, isThere } = require('./store/files');
const { failure } = require('./store/versions');

exports.requireKey = (context) => {
  const key = context.params.headers['x-key'];
  if (!key || !isThere(`keys-${key}`)) throw new Forbidden('forbidden');
  return context;
};

exports.around = async (context, next) => {
  await next();
  appendText('log', `${context.path} ${context.method}\n`);
};

exports.failed = (context) => {
  context.error.message = failure() + (context.error.code ?? context.error.name);
};
