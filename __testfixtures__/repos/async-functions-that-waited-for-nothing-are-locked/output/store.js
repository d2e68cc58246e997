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
