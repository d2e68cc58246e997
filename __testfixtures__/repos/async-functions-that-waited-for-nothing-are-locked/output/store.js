import fs from 'node:fs';
import { writeFileAtomic } from './unblock-helpers.js';

export async function load(name) {
  return JSON.parse(await fs.promises.readFile(`./data/${name}.json`, 'utf8'));
}

export async function save(name, value) {
  await writeFileAtomic(`./data/${name}.json`, JSON.stringify(value));
}

// Really waits after it read: what callers do then was never one piece with it.
export async function remote(name) {
  const { url } = JSON.parse(await fs.promises.readFile(`./remotes/${name}.json`, 'utf8'));
  const answer = await fetch(url);
  return answer.json();
}

async function translated(text) {
  const answer = await fetch('http://localhost:5000', { method: 'POST', body: text });
  return answer.text();
}

// Waits behind what it read, in one expression.
export async function translation(name) {
  return await translated(await textOf(name));
}

async function textOf(name) {
  await fetch('http://localhost:5000/ready');
  return fs.promises.readFile(`./texts/${name}.txt`, 'utf8');
}

// Outside code calls back, or gives the promise: nobody here knows for how long.
export async function pinged(name, pool) {
  const text = await fs.promises.readFile(`./pings/${name}.txt`, 'utf8');
  await fetch(text).then((answer) => answer.json());
  await pool.transaction(async (row) => row);
  return text;
}
