import { readFileSync } from 'node:fs';

export default defineCachedEventHandler(() => readFileSync('index.html', 'utf8')); // found: request /
