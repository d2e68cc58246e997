const { count, mine } = require('../store/notes');

module.exports = function (app) {
  app.use('notes', {
    async find() {
      return mine();
    },
    async create(data) {
      const user = await app.service('users').get(data.user);
      return { title: data.title, by: user.name };
    },
  });
  app.service('notes').hooks({
    after: {
      find: [
        async (context) => {
          context.result = { notes: context.result, of: count() };
        },
      ],
    },
  });
};
