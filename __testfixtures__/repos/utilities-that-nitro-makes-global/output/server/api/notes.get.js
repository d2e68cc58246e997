import { loadNote } from '../utils/notes';

export default defineEventHandler(async (event) => {
  return (await loadNote(getQuery(event).id)).title;
});
