module.exports = (app) => {
  const { user } = app.models;
  return {
    list: (req, res) => res.json(user.all()),
    show(req, res) {
      res.json(app.models.user.find(req.params.name));
    },
  };
};
