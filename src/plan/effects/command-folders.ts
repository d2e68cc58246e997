import type { Piece } from './command-text';
import type { Word } from './shell-lexer';
import { textOf, type ProgramRun } from './simple-commands';

const ENTERS = /^(?:cd|pushd)$/;
const LEAVES = /^(?:popd|chroot)$/;

/** What a folder is made of; undefined for that of the process, empty where it is not known. */
export type Folder = readonly Piece[] | undefined;

/** The folders in which the programs of a command line run, which begins in one. */
// Matches: none, jobs and none of: (cd jobs && make); cat notes.json
export function foldersOf(runs: readonly ProgramRun[], start: Folder): Folder[] {
  const byShell = new Map<string, Folder>([['', start]]);
  return runs.map((run) => {
    const around = [...byShell.keys()].filter((shell) => run.shell === shell || run.shell.startsWith(`${shell}/`));
    const here = byShell.get(around.reduce((one, other) => (other.length > one.length ? other : one), ''));
    byShell.set(run.shell, folderAfter(run, here));
    return here;
  });
}

function folderAfter({ program, args }: ProgramRun, folder: Folder): Folder {
  if (program === undefined || LEAVES.test(program)) return program === undefined ? folder : [];
  if (!ENTERS.test(program)) return folder;
  const [word, ...others] = args.filter((arg) => !/^(?:-[LPe@]+|--|\/d)$/.test(textOf(arg) ?? ''));
  return word && others.length === 0 ? folderIn(folder, word) : [];
}

/** The folder that a word means in another one. */
export function folderIn(folder: Folder, word: Word): Folder {
  const [start] = word;
  if (!start || (start.kind === 'text' && /^[-~]/.test(start.text))) return [];
  if (folder === undefined || (start.kind === 'text' && start.text.startsWith('/'))) return word;
  // A value may be a path from the root.
  return folder.length === 0 || start.kind === 'hole' ? [] : [...folder, { kind: 'text', text: '/' }, ...word];
}
