const cors = require('cors');
const express = require('express');
const { rateLimit } = require('express-rate-limit');
const fastify = require('fastify')();
const guard = require('./guard');
const { admins, guests, hidden, hiddenAsync, limits, limitsAsync, origins, originsAsync } = require('./lists');
const routes = require('./routes');

// Plug-ins of the program wait for what their options call.
fastify.register(routes, { prefix: '/notes', isAdmin: async (name) => (await admins()).includes(name) });
fastify.register(guard, { isGuest: async (name) => (await guests()).includes(name) });

// What a package does with its options is not known.
fastify.register(require('@fastify/static'), { root: __dirname, allowedPath: (path) => !hidden().includes(path) });
fastify.get('/hidden', async () => hiddenAsync());
fastify.get('/guests', async () => guests());
fastify.listen({ port: 3000 });

const app = express();
app.use(cors({ origin: '*', extension: { allows: (origin) => origins().includes(origin) } }));
app.use(rateLimit({ windowMs: 1000, limit: async () => Number((await limitsAsync())[0]), log: (name) => limits().indexOf(name) }));
app.get('/origins', async (req, res) => res.json(await originsAsync()));
app.get('/limits', async (req, res) => res.json(await limitsAsync()));
app.listen(3001);
