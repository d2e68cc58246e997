import { writeFileSync } from 'node:fs';

export default defineEventHandler(async (event) => {
  writeFileSync(`notes/${getRouterParam(event, 'id')}`, await readRawBody(event)); // found: request PUT /api/notes/:id
});
