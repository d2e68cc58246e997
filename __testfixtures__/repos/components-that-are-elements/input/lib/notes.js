import fs from 'fs';

export function notes() {
  return JSON.parse(fs.readFileSync('notes.json', 'utf8'));
}

export function tags() {
  return JSON.parse(fs.readFileSync('tags.json', 'utf8'));
}

export function users() {
  return JSON.parse(fs.readFileSync('users.json', 'utf8'));
}
