import { readFileSync } from 'node:fs';

export default (): string => readFileSync('long.txt', 'utf8'); // found: request GET /notes/:kind
