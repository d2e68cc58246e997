import { readdirSync, rmSync, statSync } from 'node:fs';

export const loader = () => ({ names: readdirSync('notes') }); // found: request /notes#loader
export const action = ({ request }) => {
  rmSync(new URL(request.url).searchParams.get('name')); // found: request /notes#action
  return { removed: true };
};
export const headers = () => ({ 'x-size': `${statSync('notes').size}` }); // found: request apps/router/app/routes/notes#headers

export default function Notes({ loaderData }) {
  return loaderData.names.join();
}
