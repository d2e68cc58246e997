// What is written for a request was read for it before anything else could happen.
const { ApolloServer } = require('@apollo/server');
const { startStandaloneServer } = require('@apollo/server/standalone');
const { initTRPC } = require('@trpc/server');
const fastify = require('fastify')();
const fs = require('fs');
const { promisify } = require('util');
const appendFileAsync = promisify(fs.appendFile);

const load = (name) => JSON.parse(fs.readFileSync(`data/${name}.json`, 'utf8')); // stays: needs-review

const resolvers = {
  Query: {
    items: () => load('items').map((name) => ({ name })),
    terms: async () => fs.promises.readFile('terms.txt', 'utf8'),
  },
  Mutation: {
    add: (_, { name }) => {
      const items = load('items');
      items.push(name);
      fs.writeFileSync('data/items.json', JSON.stringify(items)); // stays: needs-review
      return { name };
    },
  },
  Item: {
    total: () => load('items').length,
    picture: async ({ name }) => fs.promises.readFile(`pictures/${name}.svg`, 'utf8'),
  },
};
startStandaloneServer(new ApolloServer({ typeDefs: '', resolvers }), { listen: { port: 3000 } });

fastify.addHook('preHandler', async (request) => {
  fs.writeFileSync('last.txt', request.url); // stays: needs-review
});
fastify.get('/last', async () => fs.readFileSync('last.txt', 'utf8')); // stays: needs-review
fastify.get('/first', async () => fs.promises.readFile('first.txt', 'utf8'));

// A middleware of a procedure saves what the procedure has changed, when it is back.
const t = initTRPC.context().create();
const saved = t.middleware(async (opts) => {
  const result = await opts.next();
  if (opts.ctx.users) fs.writeFileSync('users.json', JSON.stringify(opts.ctx.users)); // stays: needs-review
  return result;
});
const logged = t.middleware(async ({ next, path }) => {
  const result = await next();
  await appendFileAsync('calls.log', `${path}\n`);
  return result;
});
exports.procedures = t.router({
  add: t.procedure.use(saved).mutation(({ input, ctx }) => {
    ctx.users = JSON.parse(fs.readFileSync('users.json', 'utf8')); // stays: needs-review
    ctx.users.push(input);
    return ctx.users.length;
  }),
  help: t.procedure.use(logged).query(async () => fs.promises.readFile('help.txt', 'utf8')),
});
