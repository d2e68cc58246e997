import { statSync } from 'node:fs';

export const resolvers = {
  Query: { size: (): number => statSync('notes').size }, // found: request fastify.register Query.size
};
export const loaders = {
  Note: { size: (queries: { obj: { id: string } }[]) => queries.map(({ obj }) => statSync(obj.id).size) }, // found: request fastify.register Note.size
};
