const sass = require('sass');

async function main(path) {
  sass.compile(path); // stays: no-async-form
  sass.compileString('a{}'); // stays: no-async-form
  sass.renderSync({ file: path }); // stays: no-async-form
  sass.render({ file: path }, console.log); // stays: looks-asynchronous
  await sass.compileStringAsync('a{}'); // stays: looks-asynchronous
  return sass.compileAsync(path); // stays: looks-asynchronous
}

main('a');
