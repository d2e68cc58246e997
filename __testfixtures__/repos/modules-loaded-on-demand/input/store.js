import { readFileSync } from 'fs';

export const load = (name) => readFileSync(name, 'utf8');
