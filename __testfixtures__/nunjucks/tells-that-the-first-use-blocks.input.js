const nunjucks = require('nunjucks');

async function main(path) {
  const env = nunjucks.configure('views');
  env.getTemplate(path); // stays: looks-asynchronous
  env.render(path, {}, console.log); // stays: looks-asynchronous
  return nunjucks.render(path) + nunjucks.renderString('a'); // stays: looks-asynchronous
}

main('a');
