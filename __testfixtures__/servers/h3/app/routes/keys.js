import { HTTPError } from 'h3';
import { isThere } from '../store/files.js';

export function requireKey(event, next) {
  const key = event.req.headers.get('x-key');
  if (!key || !isThere(`keys-${key}`)) throw new HTTPError({ status: 403, message: 'forbidden' });
  return next();
}
