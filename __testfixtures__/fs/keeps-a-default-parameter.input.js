const fs = require('fs');

const read = () => fs.readFileSync('a.txt', 'utf8'); // stays: in-default-parameter

// The body has another `read`.
async function declaredAgain(text = read()) {
  const own = text;
  function read() {}
  return [own, read];
}

// `arguments` would begin to follow the parameter.
async function withArguments(text = read()) {
  text += '!';
  return [text, arguments[0]];
}

// What comes later would be taken apart first.
async function beforeAPattern(text = read(), { length } = text) {
  return length;
}

async function main() {
  return [await declaredAgain(), await withArguments(), await beforeAPattern(undefined, [])];
}

main().then(console.log);
