const ejs = require('ejs');

async function main(path) {
  ejs.renderFile(path, {}, (error, html) => console.log(error, html)); // stays: looks-asynchronous
  return ejs.renderFile(path, {}) + ejs.render('<%= 1 %>'); // stays: looks-asynchronous
}

main('a');
