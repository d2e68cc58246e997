import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const FIRST = {
  async: '',
  via: 'none',
  notice: 'looks-asynchronous',
  why: 'nunjucks reads a template synchronously when it is first used',
  advice: 'Precompile the templates, or load each once at start-up.',
} as const;

/** https://mozilla.github.io/nunjucks/api.html – the loader reads synchronously when a template is first used. */
export const nunjucks = defineModule('nunjucks', [
  { ...FIRST, sync: 'render' },
  { ...FIRST, sync: 'compile', at: ['nunjucks.configure().getTemplate', 'nunjucks.Environment().getTemplate'] },
  { ...FIRST, sync: 'Environment.render', at: ['nunjucks.configure().render', 'nunjucks.Environment().render'] },
]);

export default asTransform([nunjucks]);
