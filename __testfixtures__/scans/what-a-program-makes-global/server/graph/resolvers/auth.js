/* global NOTES */
module.exports = {
  Mutation: {
    async renew() { await NOTES.auth.regenerate(); return true; },
  },
};
