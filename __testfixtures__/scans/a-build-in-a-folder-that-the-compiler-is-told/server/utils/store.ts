import * as fs from 'fs';

export class StoreService {
  public latest = (): string => fs.readFileSync('latest.txt', 'utf8'); // found: request GET /latest
}

export const Store = new StoreService();
