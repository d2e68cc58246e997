import resolve from 'resolve';

async function main(name, basedir) {
  return resolve.sync(name, { basedir, extensions: ['.html'] });
}

await main('pad', 'views');
