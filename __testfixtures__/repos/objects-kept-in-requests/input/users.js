exports.create = (req, res) => {
  const { password } = req.body;
  res.send(req.bcrypt.hashSync(password, 10));
};
