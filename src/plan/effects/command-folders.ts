import type { Piece } from './command-text';
import { textOf, type ProgramRun } from './simple-commands';

const ENTERS = /^(?:cd|pushd)$/;
const LEAVES = /^(?:popd|chroot)$/;

/** What a folder is made of; undefined for that of the process, empty where it is not known. */
export type Folder = readonly Piece[] | undefined;

/** The folder in which the next program of a command line runs. */
// Matches: jobs of: cd jobs && python3 main.py
export function folderAfter({ program, args }: ProgramRun, folder: Folder): Folder {
  if (program === undefined || LEAVES.test(program)) return program === undefined ? folder : [];
  if (!ENTERS.test(program)) return folder;
  const [word, ...others] = args.filter((arg) => !/^(?:-[LPe@]+|--|\/d)$/.test(textOf(arg) ?? ''));
  const start = word?.[0];
  if (!start || others.length > 0 || (start.kind === 'text' && /^[-~]/.test(start.text))) return [];
  if (folder === undefined || (start.kind === 'text' && start.text.startsWith('/'))) return word;
  return folder.length === 0 ? [] : [...folder, { kind: 'text', text: '/' }, ...word];
}
