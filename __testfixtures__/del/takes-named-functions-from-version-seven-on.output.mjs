// with del@^8.0.1
import { deleteAsync } from 'del';

async function main(path) {
  console.log(await deleteAsync(['*.tmp']));
}

await main('a');
