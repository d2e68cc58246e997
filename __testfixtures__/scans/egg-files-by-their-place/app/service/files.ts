import { readFileSync } from 'node:fs';
import { Service } from 'egg';

export default class FilesService extends Service {
  public async text(name: string): Promise<string> {
    return readFileSync(name, 'utf8'); // found: request GET /old
  }

  public async unused(): Promise<string> {
    return readFileSync('unused', 'utf8'); // found: unreachable
  }
}
