import fs from 'fs';

export async function load(id: string): Promise<string> {
  return fs.promises.readFile(id, 'utf8');
}

export type Loader = typeof load;

export const title = async (id: string, loader: Loader = load): Promise<string> => (await loader(id)).toUpperCase();

export async function size(id: string, reader: { load: typeof load }): Promise<number> {
  return (await reader.load(id)).length;
}
