import fs from 'fs';
export interface Store { load(name: string): string }
export class FileStore implements Store {
  load(name: string): string {
    return fs.readFileSync(`notes/${name}.txt`, 'utf8');
  }
}
export function title(name: string): string {
  return fs.readFileSync(`titles/${name}.txt`, 'utf8').trim();
}
export interface Shelf { load(name: string): string }
export function short(name: string): string {
  return name.slice(0, 3);
}
