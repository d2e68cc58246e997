// with jsonfile@^6.1.0
import jsonfile from 'jsonfile';
import { writeJsonAtomic } from './unblock-helpers.mjs';

async function main(path) {
  await writeJsonAtomic(path, { ...await jsonfile.readFile('b.json'), a: 1 });
}

await main('a');
