const fs = require('fs');

const key = () => fs.readFileSync('a.txt', 'utf8');

async function main() {
  const { [key()]: picked = key(), ...rest } = { a: 1 };
  const made = { [key()]: key(), [`${key()}!`]() { return 1; } };
  class Local {
    [key()]() {
      return 2;
    }
    static [key()] = 3;
  }
  return [picked, rest, made, new Local()];
}

main().then(console.log);
