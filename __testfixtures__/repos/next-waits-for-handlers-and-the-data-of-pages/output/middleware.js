import { cachedExists } from './unblock-helpers.js';

export async function middleware() {
  if (await cachedExists('maintenance')) return new Response('later', { status: 503 });
}
