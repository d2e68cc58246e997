import { readFileSync } from 'node:fs';

export default async (fastify: any): Promise<void> => {
  const typed = fastify.withTypeProvider();
  typed.get('/', async () => readFileSync('home.html', 'utf8')); // found: request GET /
};
