const fs = require('fs');

async function title(text = fs.readFileSync('title.txt', 'utf8')) { // stays: in-default-parameter
  return text.trim();
}

title().then(console.log);
