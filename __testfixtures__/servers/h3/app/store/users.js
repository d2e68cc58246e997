import { readText, remove, writeText } from './files.js';

export const findUser = (name) => JSON.parse(readText(`${name}.json`));

export function saveUser(name, user) {
  writeText(`${name}.json`, JSON.stringify(user));
}

export function removeUser(name) {
  remove(`${name}.json`);
}
