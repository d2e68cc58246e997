const fs = require('fs');

module.exports = (options) => {
  fs.mkdirSync(options.folder, { recursive: true }); // found: startup
  return async function log(ctx, next) {
    fs.appendFileSync(`${options.folder}/log`, ctx.path); // found: request app/middleware/log
    await next();
  };
};
