import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hooks } from '@feathersjs/schema';
import { noteResolver } from './resolver';
import { stamp } from './stamp';

class NoteService {
  async find(): Promise<string[]> {
    return readdirSync('notes'); // found: request use notes
  }

  async setup(): Promise<void> {
    mkdirSync('notes/late', { recursive: true }); // found: startup
  }
}

export const notes = (app: any): void => {
  mkdirSync('notes', { recursive: true }); // found: startup
  app.use('notes', new NoteService());
  app.service('notes').hooks({
    around: { all: [hooks.resolveResult(noteResolver)] },
    before: { create: [stamp] },
  });
  app.service('notes').publish('created', (note: { id: string }, { app: { channel } }: any) => {
    return channel(readFileSync(`notes/${note.id}.readers`, 'utf8')); // found: request app.service('notes').publish created
  });
  app.service('notes').on('removed', (note: { id: string }) => {
    rmSync(`notes/${note.id}`); // found: request app.service('notes').on removed
  });
};
