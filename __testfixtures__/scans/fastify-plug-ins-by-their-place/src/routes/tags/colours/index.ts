import { writeFileSync } from 'node:fs';

export default async (fastify: any): Promise<void> => {
  fastify.put('/:name', async (request: any) => writeFileSync('colours.json', request.body)); // found: request PUT /tags/colours/:name
};
