import resolve from 'resolve';
import { promisify } from 'util';
const resolveAsync = promisify(resolve);

async function main(name, basedir) {
  return resolveAsync(name, { basedir, extensions: ['.html'] });
}

await main('pad', 'views');
