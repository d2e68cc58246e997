import { defineFramework } from '../define';
import { allIn, BEFORE, BEHIND, HANDLER, lifeCycle } from '../language/stages';

const SERVERS = [
  '@apollo/server.ApolloServer',
  'apollo-server.ApolloServer',
  'apollo-server-express.ApolloServer',
  'apollo-server-koa.ApolloServer',
  'apollo-server-fastify.ApolloServer',
  'apollo-server-lambda.ApolloServer',
  'graphql-yoga.GraphQLServer',
  'graphql-yoga.createSchema',
  'graphql-yoga.createYoga',
  ...['graphql-tools', '@graphql-tools/schema', 'apollo-server', 'apollo-server-express', 'apollo-server-koa'].flatMap(
    (name) => [`${name}.makeExecutableSchema`, `${name}.addResolversToSchema`],
  ),
  '@apollo/subgraph.buildSubgraphSchema',
];

/** https://www.graphql-js.org/api-v16/execution/ – with these, a promise of a resolver is an error, or the answer is one. */
const AT_ONCE = ['graphql.graphqlSync', 'graphql.executeSync', 'graphql.execute'];
/** https://github.com/enisdenjo/graphql-http#with-express – one entry point for each kind of server. */
const OVER_HTTP = ['express', 'http', 'http2', 'koa', 'fastify', 'fetch', 'node', 'uWebSockets'].map(
  (server) => `graphql-http/lib/use/${server}.createHandler`,
);
const RESOLVERS = ['*.resolve', '*.subscribe'];
/** Resolvers of other types get what those of these types return. */
const ROOTS = allIn(HANDLER, ['Query', 'Mutation', 'Subscription']);
const SCALAR = ['serialize', 'parseValue', 'parseLiteral'];

/** https://www.apollographql.com/docs/apollo-server/data/resolvers – the result of a resolver is awaited. */
export const graphql = defineFramework({
  name: 'graphql',
  packages: ['graphql', '@apollo/server', 'apollo-server', 'apollo-server-express', 'graphql-yoga'],
  handlers: [
    {
      on: SERVERS,
      methods: [''],
      fields: ['resolvers.***', 'context', 'dataSources', 'formatError'],
      syncFields: ['dataSources', 'formatError'],
      stages: { ...allIn(BEFORE, ['context', 'dataSources']), 'resolvers.***': BEHIND, ...ROOTS },
      shares: { context: '**', dataSources: 'dataSources' },
      atOnceWith: AT_ONCE,
    },
    {
      on: ['@apollo/server/standalone.startStandaloneServer', '@as-integrations/next.startServerAndCreateNextHandler'],
      methods: [''],
      fields: ['context'],
      stage: BEFORE,
      shares: { context: '**' },
    },
    {
      on: ['@apollo/server/express4.expressMiddleware'],
      methods: [''],
      fields: ['context'],
      stage: BEFORE,
      shares: { context: '**' },
    },
    {
      on: ['graphql.GraphQLObjectType', 'graphql.GraphQLInterfaceType', 'graphql.GraphQLUnionType'],
      methods: [''],
      fields: [...RESOLVERS.map((name) => `fields.${name}`), 'fields', 'isTypeOf', 'resolveType'],
      makesIn: { fields: RESOLVERS },
      atOnceWith: AT_ONCE,
    },
    { on: ['graphql.GraphQLScalarType'], methods: [''], fields: SCALAR, syncFields: SCALAR },
    {
      on: ['express-graphql.graphqlHTTP', 'express-graphql', 'koa-graphql.graphqlHTTP', 'koa-graphql'],
      methods: [''],
      fields: ['rootValue.***', 'context', 'customFormatErrorFn', 'formatError'],
      syncFields: ['customFormatErrorFn', 'formatError'],
      shares: { context: '**' },
      perRequest: true,
    },
    {
      on: [...OVER_HTTP, 'graphql-http.createHandler'],
      methods: [''],
      fields: ['rootValue.***', 'context', 'schema', 'onSubscribe', 'onOperation', 'parseRequestParams', 'formatError'],
      syncFields: ['formatError'],
      stages: lifeCycle(['context', 'onSubscribe'], ['onOperation', 'formatError']),
      shares: { context: '**' },
    },
    {
      on: ['mercurius', 'mercurius.mercurius'],
      methods: [''],
      fields: ['resolvers.**', 'loaders.**', 'context', 'errorFormatter', 'subscription.context'],
      syncFields: ['errorFormatter'],
      stages: {
        ...allIn(BEFORE, ['context', 'subscription.context']),
        ...allIn(BEHIND, ['resolvers.**', 'loaders.**', 'errorFormatter']),
        ...ROOTS,
      },
      shares: { context: '**', 'subscription.context': '**' },
    },
    {
      on: ['fastify().graphql'],
      methods: ['addHook'],
      stage: BEFORE,
      stages: { onResolution: BEHIND },
      chains: true,
    },
    {
      on: ['fastify().graphql'],
      methods: ['defineResolvers', 'defineLoaders'],
      fields: ['**'],
      stage: BEHIND,
      stages: ROOTS,
    },
  ],
  answersByResult: true,
  catchesRejections: () => true,
});
