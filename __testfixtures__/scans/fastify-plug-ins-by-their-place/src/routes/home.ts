import { readFileSync } from 'node:fs';

export default async (fastify: any): Promise<void> => {
  fastify.get('/', async () => readFileSync('home.html', 'utf8')); // found: request GET /
};
