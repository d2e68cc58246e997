import { mkdirSync, readdirSync } from 'node:fs';
import { hooks } from '@feathersjs/schema';
import { noteResolver } from './resolver';
import { stamp } from './stamp';

class NoteService {
  async find(): Promise<string[]> {
    return readdirSync('notes'); // found: request use notes
  }
}

export const notes = (app: any): void => {
  mkdirSync('notes', { recursive: true }); // found: startup
  app.use('notes', new NoteService());
  app.service('notes').hooks({
    around: { all: [hooks.resolveResult(noteResolver)] },
    before: { create: [stamp] },
  });
};
