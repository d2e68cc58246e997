import { readdirSync } from 'fs';
import { readdir } from 'fs/promises';

export const order = 'by name';

export default (folder) => readdirSync(new URL(folder, import.meta.url)).sort(); // by name
export const listNamesAsync = async (folder) => (await readdir(new URL(folder, import.meta.url))).sort();
