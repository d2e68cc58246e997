const { hash } = require('bcryptjs');

exports.create = async (req, res) => {
  const { password } = req.body;
  res.send(await hash(password, 10));
};
