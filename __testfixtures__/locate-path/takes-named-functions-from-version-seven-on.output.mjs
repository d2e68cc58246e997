// with locate-path@^7.2.0
import { locatePath } from 'locate-path';

async function main(path) {
  console.log(await locatePath(['a', 'b']));
}

await main('a');
