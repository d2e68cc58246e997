import fs from 'fs';

export async function getSettings() {
  return JSON.parse(await fs.promises.readFile('settings.json', 'utf8'));
}
