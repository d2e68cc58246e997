import { existsSync } from 'node:fs';

export async function onboard(): Promise<boolean> {
  return existsSync('configuration.yaml'); // found: startup
}
