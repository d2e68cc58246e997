import fs from 'fs';

export function GET(request) {
  return new Response(fs.readFileSync('users.json')); // found: request api/users/[id]#GET
}

export function load() {
  return fs.readFileSync('user.json'); // found: unreachable
}
