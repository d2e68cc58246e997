import { readdirSync } from 'node:fs';

export const report = (): string => readdirSync('reports').join(); // found: request GET /report
