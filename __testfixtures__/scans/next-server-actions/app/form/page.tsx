import { rmSync } from 'node:fs';
import { save } from '../actions';
export default function Page() {
  async function remove(form: FormData) {
    'use server';
    rmSync('note'); // found: request app/form/page#remove
  }
  return (
    <form action={save}>
      <button formAction={remove}>x</button>
    </form>
  );
}
