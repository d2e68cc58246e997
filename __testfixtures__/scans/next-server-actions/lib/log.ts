import { appendFileSync, rmSync } from 'node:fs';
export function log(text: string) {
  appendFileSync('log', text); // found: request app/actions#save
}
export function clear() {
  rmSync('log'); // found: unreachable
}
