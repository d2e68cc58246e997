import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts, Effect, MethodRow } from '../src/types';
import { saysTrue } from './rewriters/options';

const STAYS = {
  async: '',
  via: 'none',
  advice: 'Use fs.promises for files, and child_process.execFile or execa for programs.',
} as const;
const ONLY_SYNC = { ...STAYS, why: 'the commands of shelljs are synchronous only' } as const;
/** Options come first; then one or several files, or a list of them. */
const FILES = [0, 1, 2, 3, 4];

/** What the commands do to all the files that they name. */
const USES: Readonly<Record<string, Pick<MethodRow, 'effect' | 'effectAt' | 'folders' | 'forgives'>>> = {
  ...alike({ effect: 'read' }, ['cat', 'grep', 'head', 'sort', 'tail', 'uniq']),
  ...alike({ effect: 'look' }, ['find', 'ls', 'test']),
  ...alike({ effect: 'write' }, ['touch']),
  cp: { effect: 'write', effectAt: lastIs('write', 'read'), folders: true },
  ln: { effect: 'make', effectAt: lastIs('make', 'read') },
  mv: { effect: 'remove', effectAt: lastIs('write', 'remove'), folders: true },
  mkdir: { effect: 'make', forgives: (call) => hasFlag(call, 'p') },
  rm: { effect: 'remove', folders: true, forgives: (call) => hasFlag(call, 'f') },
  sed: { effect: 'write', effectAt: (call) => (hasFlag(call, 'i') ? 'write' : 'read') },
};
/** Those whose output has methods that write it to a file. */
const WITH_OUTPUT = ['ShellString', 'cat', 'echo', 'exec', 'find', 'grep', 'head', 'ls', 'sed', 'sort', 'tail', 'uniq'];

/** https://github.com/shelljs/shelljs – its commands are synchronous; exec with `async` returns a ChildProcess. */
export const shelljs = defineModule('shelljs', [
  {
    ...STAYS,
    sync: 'exec',
    runs: 'line',
    why: 'the asynchronous form returns a ChildProcess, and reports errors as exit codes',
    blockingArgs: 2,
    when: (call) => !saysTrue(call, 'async'),
  },
  ...Object.entries(USES).map(([sync, use]): MethodRow => ({ ...ONLY_SYNC, ...use, sync, paths: FILES })),
  ...['chmod', 'which'].map((sync) => ({ ...ONLY_SYNC, sync })),
  written('to', 'write'),
  written('toEnd', 'append'),
]);

function written(sync: string, effect: Effect): MethodRow {
  return { ...ONLY_SYNC, sync, effect, at: WITH_OUTPUT.map((command) => `shelljs.${command}().${sync}`) };
}

function alike<Use>(use: Use, names: readonly string[]): Record<string, Use> {
  return Object.fromEntries(names.map((name) => [name, use]));
}

function lastIs(last: Effect, others: Effect): (call: CallFacts, index: number) => Effect {
  return ({ args }, index) => (index === args.length - 1 ? last : others);
}

// Matches: p of mkdir('-p', dir)
function hasFlag({ args: [first] }: CallFacts, flag: string): boolean {
  return first?.kind === 'string' && /^-\w+$/.test(first.value ?? '') && first.value?.includes(flag) === true;
}

export default asTransform([shelljs]);
