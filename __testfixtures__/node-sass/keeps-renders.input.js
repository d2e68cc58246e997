const sass = require('node-sass');

async function css(file) {
  sass.render({ file }, (error, result) => console.log(error, result));
  return sass.renderSync({ file }).css; // stays: no-async-form
}

css('a.scss').then(console.log);
