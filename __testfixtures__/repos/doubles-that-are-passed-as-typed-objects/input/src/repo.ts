import fs from 'fs';

export interface Repo {
  find(id: string): string | undefined;
}

export class FileRepo implements Repo {
  find(id: string): string | undefined {
    return fs.readFileSync(id, 'utf8') || undefined;
  }
}

export class Service {
  constructor(private repo: Repo) {}

  title(id: string): string {
    return this.repo.find(id) ?? 'none';
  }
}
