import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autoload from '@fastify/autoload';
import mercurius from 'mercurius';
import type { FastifyInstance } from 'fastify';
import { loaders, resolvers } from './graph.js';

const here = dirname(fileURLToPath(import.meta.url));

export async function app(fastify: FastifyInstance): Promise<void> {
  fastify.register(autoload, { dir: join(import.meta.dirname, 'plugins') });
  fastify.register(autoload, { dir: join(here, 'routes'), autoHooks: true, options: { prefix: '/api' } });
  fastify.register(mercurius, { schema: 'type Query { size: Int }', resolvers, loaders });
}
