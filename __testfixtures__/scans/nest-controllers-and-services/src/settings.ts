import { readFileSync } from 'node:fs';

export const settings = {
  provide: 'settings',
  useFactory: (): unknown => JSON.parse(readFileSync('settings.json', 'utf8')), // found: startup
};
