const fs = require('fs');
const { ApolloServer } = require('apollo-server');

const server = new ApolloServer({
  typeDefs: 'type Query { note: String }',
  resolvers: { Query: { note: async () => fs.promises.readFile('note.txt', 'utf8') } },
  context: async ({ req }) => ({ token: await fs.promises.readFile(`tokens/${req.headers.user}`, 'utf8') }),
  dataSources: () => ({ size: fs.statSync('notes').size }), // stays: framework-sync
  formatError: (error) => ({ message: error.message, page: fs.readFileSync('error.txt', 'utf8') }), // stays: framework-sync
});

server.listen();
