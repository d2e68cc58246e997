import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

const inData = (name) => fileURLToPath(new URL(`../../data/${name}`, import.meta.url));

export const readText = (name) => fs.readFileSync(inData(name), 'utf8');

export function writeText(name, text) {
  fs.writeFileSync(inData(name), text);
}

export function appendText(name, text) {
  fs.appendFileSync(inData(name), text);
}

export const isThere = (name) => fs.existsSync(inData(name));

export function remove(name) {
  fs.rmSync(inData(name));
}

export function prepare() {
  fs.mkdirSync(inData('kept'), { recursive: true });
}

export const namesOf = (end) => fs.readdirSync(inData('.')).filter((name) => name.endsWith(end));
