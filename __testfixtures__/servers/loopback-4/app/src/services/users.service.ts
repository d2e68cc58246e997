import { BindingScope, injectable } from '@loopback/core';
import { readText, remove, writeText } from '../store/files';

export interface User {
  readonly name: string;
}

@injectable({ scope: BindingScope.TRANSIENT })
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
}
