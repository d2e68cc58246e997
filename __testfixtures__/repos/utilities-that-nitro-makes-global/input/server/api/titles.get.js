export default defineEventHandler((event) => {
  const { id } = getQuery(event);
  return { title: notes(loadNote(id).title), text: texts(id).trim() };
});
