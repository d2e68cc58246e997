const crypto = require('crypto');
module.exports = {
  init() { return this; },
  async regenerate() {
    return crypto.generateKeyPairSync('rsa', { modulusLength: 2048 }); // found: request ApolloServer Mutation.renew
  },
};
