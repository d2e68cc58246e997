import fs from 'node:fs';

export async function load(name) {
  return JSON.parse(fs.readFileSync(`./data/${name}.json`, 'utf8'));
}

export async function save(name, value) {
  fs.writeFileSync(`./data/${name}.json`, JSON.stringify(value));
}

// Really waits after it read: what callers do then was never one piece with it.
export async function remote(name) {
  const { url } = JSON.parse(fs.readFileSync(`./remotes/${name}.json`, 'utf8'));
  const answer = await fetch(url);
  return answer.json();
}
