module.exports = {
  save: async function (req, res) {
    await UserService.save(req.params.name, req.body);
    return res.saved(req.params.name);
  },

  remove(req, res) {
    UserService.remove(req.params.name);
    return res.ok({ removed: req.params.name });
  },
};
