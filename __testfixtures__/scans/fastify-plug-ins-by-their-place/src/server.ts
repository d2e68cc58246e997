import Fastify from 'fastify';
import { app } from './app.js';

const server = Fastify();
await server.register(app);
await server.listen({ port: 3000 });
