// with locate-path@^7.2.0
import { locatePathSync } from 'locate-path';

async function main(path) {
  console.log(locatePathSync(['a', 'b']));
}

await main('a');
