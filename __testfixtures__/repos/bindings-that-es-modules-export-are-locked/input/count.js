import fs from 'fs';

export let count = 0;

export function bump(next) {
  fs.writeFileSync('count.txt', String(next));
  count = next;
}
