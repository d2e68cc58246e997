const { Model } = require('sequelize');

exports.models = {};
exports.init = (sequelize) => {
  for (const file of ['stage', 'note']) {
    const definition = require(`./${file}`);
    definition.model = class extends Model {};
    definition.model.init(definition.schema, { sequelize });
    exports.models[definition.name] = definition.model;
    const finders = definition.finders(exports.models);
    Object.assign(definition.model.prototype, finders.instance);
  }
};
