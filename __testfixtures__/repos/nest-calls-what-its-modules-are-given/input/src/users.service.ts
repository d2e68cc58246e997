import { Injectable } from '@nestjs/common';
import { readFileSync } from 'fs';

@Injectable()
export class UsersService {
  find(name: string): unknown {
    return JSON.parse(readFileSync(`${name}.json`, 'utf8'));
  }
}
