// with fontkit@^2.0.0
import { open } from 'fontkit';

async function main(path) {
  return (await open(path)).familyName;
}

await main('a.ttf');
