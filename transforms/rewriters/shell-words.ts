/** A piece of a command: text as the program has it (escapes already resolved), or a value that is put in at run time. */
export type CommandPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `quoteSafe`: proven to be a number, a boolean or a constant that means nothing to a shell and is not empty. */
  | { readonly kind: 'hole'; readonly index: number; readonly quoteSafe?: boolean };

/** A command as a program and its arguments; each argument is the concatenation of its parts. */
export interface SplitCommand {
  readonly program: string;
  readonly args: readonly (readonly CommandPart[])[];
}

type Hole = Extract<CommandPart, { kind: 'hole' }>;

// Stand-ins for holes while the command is one string.
const HOLE = '\0';
const SAFE_HOLE = '\x01';

// `#` begins a comment only at the start of a word; `~` is a home folder there and after `=` and `:`.
const BARE = `[^\\s'"\\\\|&;<>()$\`*?[\\]{}!#~${HOLE}]|(?<=[^ \\t])#|(?<=[^ \\t=:])~`;
const SINGLE = `'[^']*'`;
// A backslash before a line end or an unknown character would not stand for itself.
const DOUBLE = `"(?:[^"$\`!\\\\]|\\\\[^\\n!${HOLE}${SAFE_HOLE}])*"`;
const WORD = new RegExp(`[ \\t]*((?:${BARE}|${SINGLE}|${DOUBLE})+)(?=[ \\t]|$)`, 'y');
const PIECE = new RegExp(`${SINGLE}|${DOUBLE}|[^'"]+`, 'g');

/** Words that a shell treats itself, though some exist as programs too (whose `echo` and `pwd` behave differently). */
const BUILTINS = new Set(
  (
    '. : [ alias bg bind break builtin caller case cd chdir command compgen complete compopt continue coproc declare ' +
    'dirs disown do done echo elif else enable esac eval exec exit export false fc fg fi for function getopts hash help ' +
    'history if in jobs kill let local logout mapfile newgrp popd printf pushd pwd read readarray readonly return ' +
    'select set shift shopt source suspend test then time times trap true type typeset ulimit umask unalias unset until ' +
    'wait while'
  ).split(' '),
);

/**
 * The argument list that `/bin/sh -c` would make of a command, or undefined when only a shell can tell: the command has
 * operators, expansions, globs or a builtin, or a value that is not quoted and not proven harmless.
 * https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html
 */
export function splitCommand(parts: readonly CommandPart[]): SplitCommand | undefined {
  if (parts.some((part) => part.kind === 'text' && /[\0\x01]/.test(part.text))) return undefined;
  const holes = parts.filter((part): part is Hole => part.kind === 'hole');
  const [first, ...rest] = wordsOf(parts.map(asText).join('')) ?? [];
  const program = first === undefined ? '' : unquoted(first);
  return isProgram(program) ? { program, args: asArguments(rest, holes) } : undefined;
}

function asText(part: CommandPart): string {
  if (part.kind === 'text') return part.text;
  return part.quoteSafe ? SAFE_HOLE : HOLE;
}

/** The words of a command with their quotes; undefined unless all of it follows the grammar. */
function wordsOf(command: string): readonly string[] | undefined {
  const text = command.replace(/[ \t]+$/, '');
  const words: string[] = [];
  for (WORD.lastIndex = 0; WORD.lastIndex < text.length;) {
    const word = WORD.exec(text)?.[1];
    if (word === undefined) return undefined;
    words.push(word);
  }
  return words;
}

function unquoted(word: string): string {
  return word.replace(PIECE, (piece) => {
    if (piece.startsWith("'")) return piece.slice(1, -1);
    return piece.startsWith('"') ? piece.slice(1, -1).replace(/\\([$`"\\])/g, '$1') : piece;
  });
}

function isProgram(word: string): boolean {
  return word !== '' && !/^[-+]|[=\0\x01]/.test(word) && !BUILTINS.has(word);
}

/** Holes are met in the order in which they stand in the command. */
function asArguments(words: readonly string[], holes: readonly Hole[]): SplitCommand['args'] {
  const waiting = holes[Symbol.iterator]();
  return words.map((word) => {
    const text = unquoted(word);
    const pieces = text === '' ? [''] : text.split(/([\0\x01])/).filter(Boolean);
    return pieces.map((piece): CommandPart => {
      const isHole = piece === HOLE || piece === SAFE_HOLE;
      return isHole ? (waiting.next().value as Hole) : { kind: 'text', text: piece };
    });
  });
}
