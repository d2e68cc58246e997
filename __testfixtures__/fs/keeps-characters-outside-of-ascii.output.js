const { readFile } = require('fs/promises');

// 日本語 😀 é
async function grüße() {
  return '😀' + (await readFile('größe.txt', 'utf8')).length + '日本';
}

grüße().then(console.log);
