const fs = require('fs');

async function join(paths) {
  let text = '';
  for (const path of paths) text += await fs.promises.readFile(path, 'utf8');
  return text;
}

join(['a.txt', 'b.txt']).then(console.log);
