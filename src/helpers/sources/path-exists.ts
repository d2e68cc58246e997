import { access } from 'fs';
import type { PathLike } from 'fs';
import { promisify } from 'util';

const askNow = promisify(access);

/** Promise-based `existsSync`; it never rejects. */
export async function pathExists(path: PathLike): Promise<boolean> {
  try {
    await askNow(path);
    return true;
  } catch {
    return false;
  }
}
