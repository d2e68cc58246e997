import { readFileSync, readdirSync, rmSync } from 'fs';
import { Service } from 'typedi';

@Service()
export class NoteService {
  all() {
    return readdirSync('notes'); // found: request @Query notes
  }

  text(name: string) {
    return readFileSync(name, 'utf8'); // found: request @FieldResolver text
  }

  clear() {
    rmSync('notes'); // found: unreachable
  }
}
