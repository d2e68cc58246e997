import { readFileSync } from 'fs';

export default function (path) {
  return readFileSync(path, 'utf8');
}
