import fs from 'fs';

export async function titleOf(id: string): Promise<string> {
  return fs.promises.readFile(`titles/${id}.txt`, 'utf8');
}
