module.exports = (app) => {
  const { user } = app.models;
  return {
    list: async (req, res) => res.json(await user.all()),
    async show(req, res) {
      res.json(await app.models.user.find(req.params.name));
    },
  };
};
