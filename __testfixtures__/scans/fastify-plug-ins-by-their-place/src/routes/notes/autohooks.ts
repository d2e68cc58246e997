import { accessSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export default async function (fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRequest', async () => accessSync('open')); // found: request fastify.addHook onRequest
}
