const fs = require('fs');
const hexofs = require('hexo-fs');

hexo.extend.generator.register('notes', () => fs.readdirSync('notes')); // found: tooling
hexo.extend.console.register('clear', 'Clears', {}, () => fs.rmSync('notes')); // found: tooling
hexo.extend.filter.register('before_post_render', (data) => {
  data.content += fs.readFileSync('footer'); // found: tooling
});
hexo.extend.helper.register('note', (name) => fs.readFileSync(name)); // found: tooling
hexo.extend.tag.register('note', ([name]) => fs.readFileSync(name)); // found: tooling
hexo.extend.renderer.register('txt', 'html', ({ path }) => fs.readFileSync(path), true); // found: tooling
hexo.on('ready', () => fs.writeFileSync('ready', '')); // found: tooling

hexo.extend.filter.register('server_middleware', (app) => {
  fs.accessSync('notes'); // found: startup
  app.use('/notes', (req, res) => res.end(fs.readFileSync('note'))); // found: request use /notes
  app.use('/pages', (req, res) => res.end(hexofs.readFileSync('page'))); // found: request use /pages
});
