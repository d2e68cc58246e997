import { appendFileSync } from 'node:fs';

export default defineEventHandler((event) => {
  appendFileSync('log', event.path); // found: request server/middleware/log
});
