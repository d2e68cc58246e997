const pug = require('pug');

async function main(path) {
  pug.compileFileClient(path); // stays: no-async-form
  pug.renderFile(path, {}, (error, html) => console.log(error, html)); // stays: no-async-form
  return pug.compileFile(path)() + pug.render('p a'); // stays: no-async-form
}

main('a');
