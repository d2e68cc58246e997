// with mkdirp@^3.0.0
import { mkdirp, mkdirpSync } from 'mkdirp';
import * as all from 'mkdirp';

async function prepare(folder) {
  mkdirpSync(folder);
  mkdirp.sync(`${folder}/a`);
  all.sync(`${folder}/b`);
}

await prepare('out');
