const { resolve, hooks: schemaHooks } = require('@feathersjs/schema');
const { requireKey } = require('../hooks');
const { canRead, sizeOf } = require('../store/files');
const { findUser, removeUser, saveUser } = require('../store/users');

class UsersService {
  constructor(options) {
    this.options = options;
  }

  async get(id) {
    return findUser(id);
  }

  async update(id, user) {
    saveUser(id, user);
    return { saved: id };
  }

  async remove(id) {
    removeUser(id);
    return { removed: id };
  }

  async find({ query }) {
    return { size: sizeOf(`${query.name}.json`) };
  }
}

const external = resolve({
  locked: async (value, user) => canRead(`keys-${user.name}`),
});

module.exports = (app) => {
  app.use('users', new UsersService({ name: 'users' }));
  app.service('users').hooks({
    around: { get: [schemaHooks.resolveExternal(external)] },
    before: { update: [requireKey], remove: [requireKey] },
  });
};
