import fs from 'fs';

export function load(id: string): string {
  return fs.readFileSync(id, 'utf8');
}

export type Loader = typeof load;

export const title = (id: string, loader: Loader = load): string => loader(id).toUpperCase();

export function size(id: string, reader: { load: typeof load }): number {
  return reader.load(id).length;
}
