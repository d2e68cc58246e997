const { readFileSync } = require('fs');

// 日本語 😀 é
async function grüße() {
  return '😀' + readFileSync('größe.txt', 'utf8').length + '日本';
}

grüße().then(console.log);
