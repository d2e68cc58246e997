module.exports = {
  async show(req, res) {
    const user = await sails.helpers.users.findOne.with({ name: req.params.name });
    return res.json(user ?? UserService.nobody(User.named(req.params.name)));
  },
};
