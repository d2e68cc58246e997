const fs = require('fs');

async function main(names) {
  names.forEach((name) => {
    if (!name) return;
    fs.unlinkSync(name);
  });
  console.log('done');
}

main(['a.txt', 'b.txt']);
