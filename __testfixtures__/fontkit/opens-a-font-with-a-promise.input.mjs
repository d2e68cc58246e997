// with fontkit@^2.0.0
import { openSync } from 'fontkit';

async function main(path) {
  return openSync(path).familyName;
}

await main('a.ttf');
