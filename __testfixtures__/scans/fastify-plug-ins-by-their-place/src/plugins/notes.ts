import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';

function createNotes() {
  mkdirSync('notes', { recursive: true }); // found: startup
  return {
    list: (): string[] => readdirSync('notes'), // found: request GET /notes
    has: (id: string): boolean => existsSync(`notes/${id}`), // found: unreachable
  };
}

export const autoConfig = (): unknown => JSON.parse(readFileSync('notes.json', 'utf8')); // found: startup

export default fp(async (fastify: FastifyInstance) => {
  fastify.decorate('notes', createNotes());
});
