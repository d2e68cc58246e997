import { writeFile } from 'node:fs/promises';
import { UserError } from '../errors';

/** Writes a report to a file, which the person gave as `given`. Rejects with a UserError when it cannot be written. */
export async function writeReport(file: string, given: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UserError(`the report \`${given}\` could not be written`, (error as Error).message);
  }
}
