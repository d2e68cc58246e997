import { cachedExists } from '../unblock-helpers';

export async function isThere(name: string): Promise<boolean> {
  return cachedExists(name);
}
