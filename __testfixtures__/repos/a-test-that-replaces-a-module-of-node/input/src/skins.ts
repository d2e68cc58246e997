import { readlinkSync } from 'node:fs';

export async function skins(): Promise<string> {
  return readlinkSync('skins'); // stays: needs-review
}
