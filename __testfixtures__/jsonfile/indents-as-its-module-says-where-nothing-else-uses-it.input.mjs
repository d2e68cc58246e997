// with jsonfile@^3.0.1
import jsonfile from 'jsonfile';

export async function main(path, value) {
  jsonfile.writeFileSync(path, value);
}

await main('a', {});
