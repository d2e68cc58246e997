import { existsSync } from 'fs';

export default function (name) {
  return existsSync(new URL(name, import.meta.url));
}
