import fs from 'fs';
export interface Store { load(name: string): Promise<string> }
export class FileStore implements Store {
  async load(name: string): Promise<string> {
    return fs.promises.readFile(`notes/${name}.txt`, 'utf8');
  }
}
export async function title(name: string): Promise<string> {
  return (await fs.promises.readFile(`titles/${name}.txt`, 'utf8')).trim();
}
export interface Shelf { load(name: string): string }
export function short(name: string): string {
  return name.slice(0, 3);
}
