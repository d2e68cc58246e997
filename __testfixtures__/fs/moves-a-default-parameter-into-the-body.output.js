const fs = require('fs');

async function title(text) {
  if (text === undefined) text = await fs.promises.readFile('title.txt', 'utf8');
  return text.trim();
}

title().then(console.log);

// Those that follow may need it; a constant does not.
async function later(name, text, size, limit = 10) {
  if (text === undefined) text = await fs.promises.readFile(name, 'utf8');
  if (size === undefined) size = text.length;
  return [text, size, limit];
}

async function oneLine(text) { if (text === undefined) text = await fs.promises.readFile('title.txt', 'utf8'); return text.trim(); }

const arrow = async ({ text, ...rest }) => {
  if (text === undefined) text = await fs.promises.readFile('title.txt', 'utf8');
  return ({ text, rest });
};

class Page {
  async load(text) {
    if (text === undefined) text = await fs.promises.readFile('title.txt', 'utf8');
    return text;
  }
}

later('a.txt').then(console.log);
oneLine().then(console.log);
arrow({}).then(console.log);
new Page().load().then(console.log);
