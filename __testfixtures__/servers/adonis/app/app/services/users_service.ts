import { namesOf, readText, remove, writeText } from '#services/files';

export interface User {
  readonly name: string;
}

export class UsersService {
  find(name: string): User {
    return JSON.parse(readText(`${name}.json`));
  }

  save(name: string, user: User): void {
    writeText(`${name}.json`, JSON.stringify(user));
  }

  remove(name: string): void {
    remove(`${name}.json`);
  }

  count(): number {
    return namesOf('.json').length;
  }
}
