import { readdirSync } from 'node:fs';

export class Reports {
  list(): string[] {
    return readdirSync('reports'); // found: request GET /reports
  }
}
