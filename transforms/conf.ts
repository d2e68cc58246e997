import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts, PathExpr } from '../src/types';

const FILE = {
  async: '',
  via: 'none',
  why: 'conf reads the file again for each value, and writes it for each change',
  advice: 'Read what is needed at start-up, and keep what changes in a database.',
} as const;

const text = (value: string): PathExpr => ({ kind: 'text', text: value });

/** Without a folder of its own, the file is below that of the user. */
// Matches: new Conf({ cwd: __dirname, configName: 'users' })
function fileOf({ args: [options] }: CallFacts): PathExpr | undefined {
  const { cwd, configName = text('config'), fileExtension = text('json') } = options?.files ?? {};
  if (!cwd) return undefined;
  const name: PathExpr = { kind: 'concat', parts: [configName, text('.'), fileExtension] };
  return { kind: 'join', parts: [cwd, name] };
}

const reads = { ...FILE, kept: { effect: 'read', file: fileOf } } as const;
const writes = { ...FILE, kept: { effect: 'write', file: fileOf } } as const;

/** https://github.com/sindresorhus/conf – synchronous by design. */
export const conf = {
  ...defineModule('conf', [
    ...['get', 'has'].map((name) => ({ ...reads, sync: name, at: [`conf().${name}`] })),
    ...['set', 'delete', 'clear'].map((name) => ({ ...writes, sync: name, at: [`conf().${name}`] })),
  ]),
  keepers: ['conf()'],
};

export default asTransform([conf]);
