import fs from 'fs';

export function titleOf(id: string): string {
  return fs.readFileSync(`titles/${id}.txt`, 'utf8');
}
