const words = require.main.require('./lib/words');

module.exports = (req, res) => {
  res.json(Object.keys(words.load()));
};
