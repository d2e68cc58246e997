import { readNote } from './read.js';

export default function (id) {
  return readNote(id).title ?? 'untitled';
}
