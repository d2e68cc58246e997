const { readFileSync } = require("fs");

async function main() {
  console.log(readFileSync("it's.txt", "utf8"));
}

main();
