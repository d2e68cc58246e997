import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';

export const loader = async () => ({ names: await readdir('notes') });
export const action = async ({ request }) => {
  await rm(new URL(request.url).searchParams.get('name'));
  return { removed: true };
};
export const headers = () => ({ 'x-size': `${statSync('notes').size}` }); // stays: framework-sync

export default function Notes({ loaderData }) {
  return loaderData.names.join();
}
