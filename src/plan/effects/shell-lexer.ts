import type { Piece } from './command-text';

/** A word of a command: text without its quotes, and values. */
export type Word = readonly Exclude<Piece, { readonly kind: 'break' }>[];

/** A simple command, as far as it can be told from the text. */
export interface SimpleCommand {
  readonly words: readonly Word[];
  /** Files of redirections (`> file`, `>> file`, `< file`). */
  readonly redirections: readonly { readonly by: 'read' | 'write' | 'append'; readonly word: Word }[];
  /** The shells that run it, outermost first: `/1/2` in the second parentheses, which are in the first. */
  readonly shell: string;
}

// Matches: 'it', "it", \x, >> or 2> or &>, the operators between commands, white space, and other text
const TOKEN =
  /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\([^])|(\d?(?:&>>?|>>?\|?|<)(?:&\d?-?)?)|(\|\|?|&&?|;;?|[()\n`])|([ \t\r]+)|([^\s'"\\<>|&;()`]+|['"])/gy;

/** The commands of a command line, in order. Reads what most command lines consist of; expansions stand for themselves. */
// https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html
export function readCommandLine(pieces: readonly Piece[]): SimpleCommand[] {
  const reader = new Reader();
  for (const piece of pieces) {
    if (piece.kind === 'text') reader.read(piece.text);
    else reader.add(piece);
  }
  return reader.end();
}

/** A program and its arguments, without a shell. */
export function readArguments(pieces: readonly Piece[]): SimpleCommand[] {
  const words: Word[] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'break') words.push([]);
    else words.push([...(words.pop() ?? []), piece]);
  }
  return [{ words, redirections: [], shell: '' }];
}

class Reader {
  private readonly commands: SimpleCommand[] = [];
  private words: Word[] = [];
  private redirections: { by: 'read' | 'write' | 'append'; word: Word }[] = [];
  private word: Exclude<Piece, { kind: 'break' }>[] | undefined;
  private redirects: 'read' | 'write' | 'append' | undefined;
  /** The quote that an earlier piece has opened: a value is inside of it. */
  private quote: string | undefined;
  private shell = '';
  private shells = 0;

  read(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.quote !== undefined) {
        const end = text.indexOf(this.quote, at);
        this.add({ kind: 'text', text: text.slice(at, end < 0 ? undefined : end) });
        if (end < 0) return;
        this.quote = undefined;
        at = end + 1;
        continue;
      }
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(text);
      if (!match) return;
      at = TOKEN.lastIndex;
      this.take(match);
    }
  }

  private take([, single, double, escaped, redirection, operator, space, plain]: RegExpExecArray): void {
    if (redirection !== undefined) this.redirect(redirection);
    else if (operator !== undefined) this.separate(operator);
    else if (space !== undefined) this.endWord();
    else if (plain === "'" || plain === '"') this.open(plain);
    else this.add({ kind: 'text', text: single ?? double ?? escaped ?? plain });
  }

  /** Parentheses are a shell of their own. */
  private separate(operator: string): void {
    this.endCommand();
    if (operator === '(') this.shell += `/${(this.shells += 1)}`;
    if (operator === ')') this.shell = this.shell.slice(0, Math.max(this.shell.lastIndexOf('/'), 0));
  }

  private open(quote: string): void {
    this.quote = quote;
    this.add({ kind: 'text', text: '' });
  }

  add(piece: Piece): void {
    if (piece.kind !== 'break') (this.word ??= []).push(piece);
  }

  private redirect(operator: string): void {
    this.endWord();
    // Matches: 2>&1, which names no file
    if (/&\d?-?$/.test(operator) && !operator.startsWith('&')) return;
    this.redirects = operator.includes('<') ? 'read' : operator.includes('>>') ? 'append' : 'write';
  }

  private endWord(): void {
    if (!this.word) return;
    if (this.redirects) this.redirections.push({ by: this.redirects, word: this.word });
    else this.words.push(this.word);
    this.word = this.redirects = undefined;
  }

  private endCommand(): void {
    this.endWord();
    if (this.words.length + this.redirections.length > 0)
      this.commands.push({ words: this.words, redirections: this.redirections, shell: this.shell });
    [this.words, this.redirections, this.redirects] = [[], [], undefined];
  }

  end(): SimpleCommand[] {
    this.endCommand();
    return this.commands;
  }
}
