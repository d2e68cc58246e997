function readFileSync(path) {
  return path.length;
}

const fs = { existsSync: (path) => path !== '' };

async function main() {
  console.log(readFileSync('a.txt'), fs.existsSync('a.txt'));
}

main();
