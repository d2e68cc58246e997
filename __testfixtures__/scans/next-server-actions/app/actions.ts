'use server';
import { writeFileSync, readFileSync } from 'node:fs';
import { log } from '../lib/log';

export async function save(form: FormData) {
  writeFileSync('note', String(form.get('note'))); // found: request app/actions#save
  log('saved');
}
export const read = async () => readFileSync('note', 'utf8'); // found: request app/actions#read
function inner() {
  readFileSync('x'); // found: unreachable
}
