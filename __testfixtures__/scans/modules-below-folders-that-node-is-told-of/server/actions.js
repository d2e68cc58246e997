exports.actionOf = (Controller, action) => async (ctx) => {
  const controller = new Controller(ctx);
  await controller[action].call(controller, ctx);
};
