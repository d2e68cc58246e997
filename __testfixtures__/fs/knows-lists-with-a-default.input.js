const fs = require('fs');

async function awaited(folder) {
  const names = (await fs.promises.readdir(folder)) || [];
  return names.map((name) => fs.readFileSync(name, 'utf8'));
}

async function nullish(folder) {
  const names = (await fs.promises.readdir(folder)).filter((name) => name.endsWith('.txt')) ?? [];
  return names.filter((name) => fs.lstatSync(name).isFile());
}

async function caught(folder) {
  const names = await fs.promises.readdir(folder).catch(() => []);
  return names.flatMap((name) => fs.readdirSync(name));
}

async function main() {
  console.log(await awaited('a'), await nullish('b'), await caught('c'));
}

main();
