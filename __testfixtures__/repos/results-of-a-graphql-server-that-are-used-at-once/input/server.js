const fs = require('fs');
const { ApolloServer } = require('apollo-server');

const server = new ApolloServer({
  typeDefs: 'type Query { note: String }',
  resolvers: { Query: { note: () => fs.readFileSync('note.txt', 'utf8') } },
  context: ({ req }) => ({ token: fs.readFileSync(`tokens/${req.headers.user}`, 'utf8') }),
  dataSources: () => ({ size: fs.statSync('notes').size }), // stays: framework-sync
  formatError: (error) => ({ message: error.message, page: fs.readFileSync('error.txt', 'utf8') }), // stays: framework-sync
});

server.listen();
