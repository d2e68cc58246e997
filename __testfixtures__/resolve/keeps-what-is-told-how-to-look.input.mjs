import resolve from 'resolve';

async function main(name, isFile, options) {
  resolve.sync(name, options); // stays: argument-differs
  return resolve.sync(name, { isFile }); // stays: argument-differs
}

await main('pad', () => true, {});
