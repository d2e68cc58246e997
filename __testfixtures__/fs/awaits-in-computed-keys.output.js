const fs = require('fs');

const key = async () => fs.promises.readFile('a.txt', 'utf8');

async function main() {
  const { [await key()]: picked = await key(), ...rest } = { a: 1 };
  const made = { [await key()]: await key(), [`${await key()}!`]() { return 1; } };
  class Local {
    [await key()]() {
      return 2;
    }
    static [await key()] = 3;
  }
  return [picked, rest, made, new Local()];
}

main().then(console.log);
