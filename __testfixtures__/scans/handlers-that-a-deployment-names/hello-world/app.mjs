import { readFileSync } from 'node:fs';

const greeting = readFileSync('greeting.txt', 'utf8'); // found: startup

export const answer = async () => ({ body: greeting + readFileSync('/tmp/name', 'utf8') }); // found: request hello-world/app#answer
