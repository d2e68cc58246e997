const yaml = require('js-yaml');

const texts = yaml.load('missing: No such note');

module.exports = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    ctx.status = 500;
    ctx.body = texts.missing + await ctx.title();
  }
};
