// risk review
// with jsonfile@^6.1.0
import jsonfile from 'jsonfile';

async function main(path) {
  await jsonfile.writeFile(path, { ...await jsonfile.readFile('b.json'), a: 1 });
}

await main('a');
