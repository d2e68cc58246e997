import { Injectable } from '@nestjs/common';
import { readFile } from 'fs/promises';

@Injectable()
export class UsersService {
  async find(name: string): Promise<unknown> {
    return JSON.parse(await readFile(`${name}.json`, 'utf8'));
  }
}
