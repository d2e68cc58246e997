import { rmSync } from 'node:fs';

export class NoteRepository {
  removeAll(): void {
    rmSync('notes', { recursive: true }); // found: request DELETE /notes
  }
}
