import { existsSync, readFileSync } from 'node:fs';
import { resolve, virtual } from '@feathersjs/schema';

export const noteResolver = resolve({
  text: async (_value: unknown, note: { id: string }) => readFileSync(`notes/${note.id}`, 'utf8'), // found: request resolve text
  starred: virtual(async (note: { id: string }) => existsSync(`stars/${note.id}`)), // found: request virtual
});

export const unused = { text: () => readFileSync('nowhere', 'utf8') }; // found: unreachable
