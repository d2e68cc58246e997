import { readdirSync, rmSync, statSync } from 'node:fs';

export const loader = () => ({ names: readdirSync('notes') });
export const action = ({ request }) => {
  rmSync(new URL(request.url).searchParams.get('name'));
  return { removed: true };
};
export const headers = () => ({ 'x-size': `${statSync('notes').size}` }); // stays: framework-sync

export default function Notes({ loaderData }) {
  return loaderData.names.join();
}
