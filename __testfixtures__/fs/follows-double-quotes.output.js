const { readFile } = require("fs/promises");

async function main() {
  console.log(await readFile("it's.txt", "utf8"));
}

main();
