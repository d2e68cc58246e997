import { readlinkSync } from 'node:fs';

export async function themes(): Promise<string> {
  return readlinkSync('themes/current'); // stays: needs-review
}
