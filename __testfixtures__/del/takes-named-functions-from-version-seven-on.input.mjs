// with del@^8.0.1
import { deleteSync } from 'del';

async function main(path) {
  console.log(deleteSync(['*.tmp']));
}

await main('a');
