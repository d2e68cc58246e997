import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inData = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

export function readText(name) {
  return readFileSync(inData(name), 'utf8'); // stays: beside-its-twin
}

export function writeText(name, text) {
  writeFileSync(inData(name), text); // stays: needs-review
}

export function isThere(name) {
  return existsSync(inData(name));
}

export function remove(name) {
  rmSync(inData(name)); // stays: needs-review
}
