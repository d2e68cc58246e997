import { existsSync, readFileSync } from 'node:fs';
import { error } from '@sveltejs/kit';

export function GET({ params }) {
  if (!existsSync(`notes/${params.name}`)) error(404); // found: request GET /api/:name
  return new Response(readFileSync(`notes/${params.name}`)); // found: request GET /api/:name
}
