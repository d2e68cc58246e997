module.exports.policies = {
  UsersController: { save: 'hasKey' },
};
