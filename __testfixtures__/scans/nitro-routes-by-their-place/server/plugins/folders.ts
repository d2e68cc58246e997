import { mkdirSync } from 'node:fs';

export default defineNitroPlugin(() => {
  mkdirSync('notes', { recursive: true }); // found: startup
});
