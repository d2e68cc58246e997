import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts, PathExpr } from '../src/types';

const FILE = {
  async: '',
  via: 'none',
  why: 'configstore reads the file again for each value, and writes it for each change',
  advice: 'Read what is needed at start-up, and keep what changes in a database.',
} as const;

/** Without one of its own, the file is below the folder of the user. */
// Matches: new Configstore('notes', {}, { configPath: 'notes.json' })
function fileOf({ args }: CallFacts): PathExpr | undefined {
  return args[2]?.files?.configPath;
}

const reads = { ...FILE, kept: { effect: 'read', file: fileOf } } as const;
const writes = { ...FILE, kept: { effect: 'write', file: fileOf } } as const;

/** https://github.com/yeoman/configstore – synchronous by design. */
export const configstore = {
  ...defineModule('configstore', [
    ...['get', 'has'].map((name) => ({ ...reads, sync: name, at: [`configstore().${name}`] })),
    ...['set', 'delete', 'clear'].map((name) => ({ ...writes, sync: name, at: [`configstore().${name}`] })),
  ]),
  keepers: ['configstore()'],
};

export default asTransform([configstore]);
