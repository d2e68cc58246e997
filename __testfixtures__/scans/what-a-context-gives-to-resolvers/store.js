const fs = require('fs');

exports.Store = class Store {
  constructor() {
    this.root = fs.realpathSync('saved'); // found: request ApolloServer
  }

  saved() {
    return fs.readdirSync(this.root); // found: request ApolloServer Query.saved
  }

  of(name) {
    return fs.readFileSync(`${this.root}/${name}`, 'utf8'); // found: request query titles
  }
};
