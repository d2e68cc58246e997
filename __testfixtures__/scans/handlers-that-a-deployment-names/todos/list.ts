import { readFileSync } from 'node:fs';
import { folder } from '../folder';

const wrapped = (handler: () => string) => async () => ({ body: handler() });

export const main = wrapped(() => readFileSync(`${folder()}/todo.json`, 'utf8')); // found: request todos/list#main
