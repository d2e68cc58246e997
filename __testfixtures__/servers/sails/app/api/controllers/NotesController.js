module.exports = {
  async list(req, res) {
    return res.json(await Notes.all());
  },
};
