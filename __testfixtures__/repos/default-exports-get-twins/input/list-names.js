import { readdirSync } from 'fs';

export const order = 'by name';

export default (folder) => readdirSync(new URL(folder, import.meta.url)).sort(); // by name
