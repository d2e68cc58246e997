module.exports = {
  async show(req, res) {
    const user = await sails.helpers.users.findOne.with({ name: req.params.name });
    if (!sails.services.userservice.isOpen() || sails.models.user.isBanned(user)) return res.forbidden();
    return res.json(user ?? UserService.nobody(User.named(req.params.name)));
  },
};
