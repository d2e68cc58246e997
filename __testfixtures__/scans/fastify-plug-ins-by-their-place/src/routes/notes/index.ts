import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';

const plugin: FastifyPluginAsync = async (fastify: any) => {
  fastify.get('/', async () => fastify.notes.list());
  fastify.get('/:id', async (request: any) => readFileSync(`notes/${request.params.id}`, 'utf8')); // found: request GET /notes/:id
};

export default plugin;
