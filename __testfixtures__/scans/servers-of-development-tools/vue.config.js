const fs = require('fs');

module.exports = {
  devServer: {
    onBeforeSetupMiddleware({ app }) {
      app.use('/vue', (req, res) => res.send(fs.readFileSync('vue'))); // found: tooling
    },
  },
};
