import type { FileUse } from '../../language/programs';
import type { Word } from './shell-lexer';
import { textOf, type ProgramRun } from './simple-commands';

/** A folder that a command uses with all that is in it; in another one, where that is named, too. */
export interface Tree {
  readonly word: Word;
  readonly use: Extract<FileUse, 'read' | 'write' | 'remove'>;
  readonly base?: Word;
}

// Matches: -rf, -R, --recursive
const REMOVES_ALL = /^(?:-[a-z]*[rR][a-z]*|--recursive)$/;
const COPIES_ALL = /^(?:-[a-zA-Z]*[rRa][a-zA-Z]*|--recursive|--archive)$/;
const ZIPS_ALL = /^(?:-\w*r\w*|--recurse-paths)$/;
// Matches: czf, -cf, --create
const PACKS = /^(?:-?[a-zA-Z]*c[a-zA-Z]*|--create)$/;
/** Options of tar with a value of their own. */
const TAKES_VALUE = /^(?:-[CXTf]|--(?:directory|exclude-from|files-from|file))$/;
const ENTERS = /^(?:-C|--directory)$/;

/** The folders that a command removes, copies or packs as a whole. */
// Matches: data of rm -rf data, cp -r data old, zip -r backup.zip data, tar czf backup.tgz -C root data
export function treesOf({ program, args }: ProgramRun): readonly Tree[] {
  const named = args.filter((word) => !isOption(word));
  const hasOption = (option: RegExp): boolean => args.some((word) => option.test(textOf(word) ?? ''));
  const all = (words: readonly Word[], use: Tree['use']): Tree[] => words.map((word) => ({ word, use }));
  switch (program) {
    case 'rm':
      return hasOption(REMOVES_ALL) ? all(named, 'remove') : [];
    case 'cp':
    case 'rsync':
      return hasOption(COPIES_ALL) ? [...all(named.slice(0, -1), 'read'), ...all(named.slice(-1), 'write')] : [];
    case 'zip':
      return hasOption(ZIPS_ALL) ? all(named.slice(1), 'read') : [];
    case 'tar':
      return PACKS.test(textOf(args[0] ?? []) ?? '') ? packed(args) : [];
    default:
      return [];
  }
}

function isOption(word: Word): boolean {
  return textOf(word)?.startsWith('-') === true;
}

/** What follows the name of the archive, each in the folder that was entered before it. */
function packed([mode, ...args]: readonly Word[]): readonly Tree[] {
  const hasArchive = /f/.test(textOf(mode)?.replace(/^--.*/, '') ?? '');
  const rest = hasArchive ? args.slice(1) : args;
  const trees: Tree[] = [];
  let base: Word | undefined;
  for (let at = 0; at < rest.length; at += 1) {
    const option = textOf(rest[at]) ?? '';
    if (ENTERS.test(option)) base = rest[at + 1];
    if (TAKES_VALUE.test(option)) at += 1;
    else if (!isOption(rest[at])) trees.push({ word: rest[at], use: 'read', base });
  }
  return trees;
}
