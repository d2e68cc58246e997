import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';

const FILE = {
  async: '',
  via: 'none',
  why: 'configstore reads the file again for each value, and writes it for each change',
  advice: 'Read what is needed at start-up, and keep what changes in a database.',
} as const;

/** https://github.com/yeoman/configstore – synchronous by design. */
export const configstore = defineModule('configstore', [
  ...['get', 'set', 'has', 'delete', 'clear'].map((name) => ({ ...FILE, sync: name, at: [`configstore().${name}`] })),
]);

export default asTransform([configstore]);
