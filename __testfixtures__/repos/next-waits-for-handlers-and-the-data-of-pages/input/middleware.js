import fs from 'fs';

export function middleware() {
  if (fs.existsSync('maintenance')) return new Response('later', { status: 503 });
}
