import { readFile } from 'fs/promises';

export const load = async (name) => readFile(name, 'utf8');
