import { existsSync, readFileSync } from 'node:fs';
import { error } from '@sveltejs/kit';

export function GET({ params }) {
  if (!existsSync(`notes/${params.name}`)) error(404);
  return new Response(readFileSync(`notes/${params.name}`));
}
