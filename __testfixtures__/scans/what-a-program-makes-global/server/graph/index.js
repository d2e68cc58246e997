/* global NOTES */
const _ = require('lodash');
const path = require('path');
const autoload = require('auto-load');
let resolvers = {};
const all = _.values(autoload(path.join(NOTES.SERVERPATH, 'graph/resolvers')));
all.forEach((resolver) => {
  _.merge(resolvers, resolver);
});
module.exports = { typeDefs: '', resolvers };
