import { readNote } from './read.js';

export default async function (id) {
  return (await readNote(id)).title ?? 'untitled';
}
