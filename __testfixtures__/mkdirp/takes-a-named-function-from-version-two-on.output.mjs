// with mkdirp@^3.0.0
import { mkdirp } from 'mkdirp';
import * as all from 'mkdirp';

async function prepare(folder) {
  await mkdirp(folder);
  await mkdirp(`${folder}/a`);
  await all.mkdirp(`${folder}/b`);
}

await prepare('out');
