const fs = require('fs');

exports.Launches = class Launches {
  all() {
    return fs.readdirSync('launches'); // found: request ApolloServer Query.launches
  }

  drop() {
    fs.rmSync('launches', { recursive: true }); // found: unreachable
  }
};
