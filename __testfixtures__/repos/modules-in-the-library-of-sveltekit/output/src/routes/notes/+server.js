import { json } from '@sveltejs/kit';
import { load } from '$lib/store';

export async function GET({ url }) {
  return json(await load(url.searchParams.get('name')));
}
