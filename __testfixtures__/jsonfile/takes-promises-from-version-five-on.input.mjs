// with jsonfile@^6.1.0
import jsonfile, { readFileSync } from 'jsonfile';

async function main(path) {
  jsonfile.writeFileSync(path, { ...readFileSync('b.json'), a: 1 });
}

await main('a');
