import { posix } from 'node:path';
import { isShell } from '../../language/interpreters';
import { RUNS_NEXT } from '../../language/programs';
import type { GivenCommand } from './command-text';
import { readArguments, readCommandLine, type SimpleCommand, type Word } from './shell-lexer';

const ASSIGNMENT = /^\w+=/;
/** Words of a shell in front of a command. */
const KEYWORD = /^(?:if|then|else|elif|while|until|do|!|\{|time)$/;

/** A program with its arguments, as far as they are known. */
export interface ProgramRun extends Pick<SimpleCommand, 'redirections' | 'shell'> {
  /** The name of the program, without its folder; undefined where it is not known. */
  readonly program?: string;
  /** The program, where it is named as a file: `./run.sh`. */
  readonly file?: Word;
  readonly args: readonly Word[];
}

/** The programs that a command runs, in order. */
export function programsIn({ pieces, isLine }: Pick<GivenCommand, 'pieces' | 'isLine'>): ProgramRun[] {
  return runsOf(isLine ? readCommandLine(pieces) : readArguments(pieces));
}

/** `outer` are the shells around the one that reads the commands. */
function runsOf(commands: readonly SimpleCommand[], outer = ''): ProgramRun[] {
  return commands.flatMap(({ words, redirections, shell: own }, index) => {
    const [first, ...args] = programIn(words);
    const [shell, within] = [outer + own, `${outer}${own}/of ${index}`];
    const texts = words.flatMap((word) => word.flatMap((part) => (part.kind === 'text' ? [part.text] : [])));
    const inner = texts.flatMap((text) => substituted(text, within));
    if (!first) return [...inner, { args: [], redirections, program: '', shell }];
    const path = textOf(first);
    const program = path === undefined ? undefined : posix.basename(path).replace(/\.(?:exe|cmd)$/, '');
    const file = path?.includes('/') ? first : undefined;
    return [...inner, ...linesIn(program, args, within), { program, file, args, redirections, shell }];
  });
}

// Matches: sh -c 'git add . && git commit'
function linesIn(program: string | undefined, args: readonly Word[], within: string): ProgramRun[] {
  const at =
    program !== undefined && isShell(program) ? args.findIndex((word) => /^-\w*c$/.test(textOf(word) ?? '')) : -1;
  const line = at < 0 ? undefined : args[at + 1];
  return line ? runsOf(readCommandLine(line), within) : [];
}

// Matches: the inner command of "at $(git rev-parse HEAD)"
function substituted(text: string, within: string): ProgramRun[] {
  const inner = [...text.matchAll(/\$\(([^()]*)\)|`([^`]*)`/g)].map(([, one, other]) => one ?? other);
  return inner.flatMap((line) => runsOf(readCommandLine([{ kind: 'text', text: line }]), within));
}

/** The program of a command and its arguments. */
// Matches: LANG=C sudo -n git add file
function programIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => !ASSIGNMENT.test(textOf(word) ?? '') && !KEYWORD.test(textOf(word) ?? ''));
  if (at < 0) return [];
  const rest = words.slice(at);
  if (!RUNS_NEXT.test(textOf(rest[0]) ?? '')) return rest;
  const next = rest.findIndex((word, index) => index > 0 && !/^(?:-|[\d.]+[smhd]?$)/.test(textOf(word) ?? ''));
  return next < 0 ? [] : programIn(rest.slice(next));
}

/** The text of a word, if all of it is known. */
export function textOf(word: Word): string | undefined {
  return word.every((part) => part.kind === 'text') ? word.map((part) => part.text).join('') : undefined;
}
