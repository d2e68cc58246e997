// with jsonfile@^3.0.1
import jsonfile from 'jsonfile';
import { writeJsonAtomic } from './unblock-helpers.mjs';

export async function main(path, value) {
  await writeJsonAtomic(path, value, { spaces: jsonfile.spaces });
}

await main('a', {});
