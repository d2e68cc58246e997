export default defineEventHandler(async (event) => {
  const { id } = getQuery(event);
  return { title: notes((await loadNote(id)).title), text: (await texts(id)).trim() };
});
