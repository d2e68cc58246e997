import fs from 'fs';

export function getSettings() {
  return JSON.parse(fs.readFileSync('settings.json', 'utf8'));
}
