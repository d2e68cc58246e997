import { loadNote } from '../utils/notes';

export default defineEventHandler((event) => {
  return loadNote(getQuery(event).id).title;
});
