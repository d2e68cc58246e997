import { readFile } from 'node:fs/promises';
import { error } from '@sveltejs/kit';
import { cachedExists } from '../../../unblock-helpers.js';

export async function GET({ params }) {
  if (!(await cachedExists(`notes/${params.name}`))) error(404);
  return new Response(await readFile(`notes/${params.name}`));
}
