import fs from 'fs';

export function notes() {
  return JSON.parse(fs.readFileSync('notes.json', 'utf8'));
}

export async function notesAsync() {
  return JSON.parse(await fs.promises.readFile('notes.json', 'utf8'));
}

export async function tags() {
  return JSON.parse(await fs.promises.readFile('tags.json', 'utf8'));
}

export function users() {
  return JSON.parse(fs.readFileSync('users.json', 'utf8'));
}

export async function usersAsync() {
  return JSON.parse(await fs.promises.readFile('users.json', 'utf8'));
}
