const { ApolloServer } = require('apollo-server');
const { initTRPC } = require('@trpc/server');
const { createHTTPServer } = require('@trpc/server/adapters/standalone');
const { Launches } = require('./launches');
const { Store } = require('./store');

const resolvers = {
  Query: {
    launches: (_parent, _args, { dataSources }) => dataSources.launches.all(),
    saved: async (_parent, _args, context) => context.store.saved(),
  },
};

new ApolloServer({
  typeDefs: 'type Query { launches: [String] saved: [String] }',
  resolvers,
  dataSources: () => ({ launches: new Launches() }),
  context: async ({ req }) => ({ user: req.headers.user, store: new Store() }),
}).listen();

const t = initTRPC.context().create();
const published = t.procedure;
const router = t.router({
  titles: published
    .input((value) => String(value))
    .query(({ ctx, input }) => ctx.titles.of(input)),
});
createHTTPServer({
  router,
  createContext: () => ({ titles: new Store() }),
}).listen(2022);
