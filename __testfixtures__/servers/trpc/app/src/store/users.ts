import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inData } from './files';

export interface User {
  readonly name: string;
}

export function findUser(name: string): User {
  return JSON.parse(readFileSync(inData(`${name}.json`), 'utf8'));
}

export function saveUser(user: User): void {
  writeFileSync(inData(`${user.name}.json`), JSON.stringify(user));
}

export function removeUser(name: string): void {
  rmSync(inData(`${name}.json`));
}
