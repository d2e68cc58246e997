import { writeFile } from 'node:fs/promises';
import { UserError } from '../errors';

/**
 * Writes a report to a file; `given` is its path as the user wrote it. Rejects with a UserError if it cannot be
 * written.
 */
export async function writeReport(file: string, given: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(`the report \`${given}\` could not be written`, (error as Error).message);
  }
}
