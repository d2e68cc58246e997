import { json } from '@sveltejs/kit';
import { load } from '$lib/store';

export function GET({ url }) {
  return json(load(url.searchParams.get('name')));
}
