const words = require.main.require('./lib/words');

module.exports = async (req, res) => {
  res.json(Object.keys(await words.load()));
};
