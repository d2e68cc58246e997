import { Injectable } from '@nestjs/common';
import { readFileSync, writeFileSync } from 'fs';
import { join } from 'path';

const data = join(__dirname, '../data');

export interface User {
  readonly name: string;
}

@Injectable()
export class UsersService {
  find(name: string): User {
    return JSON.parse(readFileSync(join(data, `${name}.json`), 'utf8')) as User;
  }

  save(user: User): void {
    writeFileSync(join(data, `${user.name.toLowerCase()}.json`), JSON.stringify(user));
  }
}
