const types = ['Users', 'Notes', 'Tags'];

function init(app) {
  types.forEach((type) => {
    const controller = require(`./${type}`);
    module.exports[type] = {};
    for (const key in controller) {
      module.exports[type][key] = controller[key].bind(controller, app);
    }
  });
}

module.exports.init = init;
