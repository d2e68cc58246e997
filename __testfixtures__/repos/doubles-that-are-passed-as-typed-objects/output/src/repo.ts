import fs from 'fs';

export interface Repo {
  find(id: string): Promise<string | undefined>;
}

export class FileRepo implements Repo {
  async find(id: string): Promise<string | undefined> {
    return await fs.promises.readFile(id, 'utf8') || undefined;
  }
}

export class Service {
  constructor(private repo: Repo) {}

  async title(id: string): Promise<string> {
    return await this.repo.find(id) ?? 'none';
  }
}
