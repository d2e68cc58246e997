import { readdirSync } from 'node:fs';

export class Notes {
  all() {
    return readdirSync('notes'); // found: request app/controllers/notes_controller
  }
}
