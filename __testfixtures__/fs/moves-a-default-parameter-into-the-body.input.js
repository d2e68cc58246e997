const fs = require('fs');

async function title(text = fs.readFileSync('title.txt', 'utf8')) {
  return text.trim();
}

title().then(console.log);

// Those that follow may need it; a constant does not.
async function later(name, text = fs.readFileSync(name, 'utf8'), size = text.length, limit = 10) {
  return [text, size, limit];
}

async function oneLine(text = fs.readFileSync('title.txt', 'utf8')) { return text.trim(); }

const arrow = async ({ text = fs.readFileSync('title.txt', 'utf8'), ...rest }) => ({ text, rest });

class Page {
  async load(text = fs.readFileSync('title.txt', 'utf8')) {
    return text;
  }
}

later('a.txt').then(console.log);
oneLine().then(console.log);
arrow({}).then(console.log);
new Page().load().then(console.log);
