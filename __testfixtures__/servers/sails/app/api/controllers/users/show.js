module.exports = {
  inputs: { name: { type: 'string', required: true } },
  exits: { missing: { statusCode: 404 } },
  fn: async function ({ name }) {
    const user = await sails.helpers.findUser(name);
    if (!user) throw 'missing';
    return { name: await sails.helpers.text.shout.with({ text: user.name }) };
  },
};
