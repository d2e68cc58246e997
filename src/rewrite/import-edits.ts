import type { FileFacts, ImportFacts, Span } from '../types';
import { bare, type Bindings } from './bindings';
import { importStatement, specifiersOf } from './import-statements';
import { headEnd, isDestructured, lastImport, removedSpan, wholeLine } from './import-spans';
import { FIRST, insertion, replacement, type OrderedEdit } from './text';
import type { Style } from './style';

/** The edits that bring new names in and take unused ones out, in the style of the file. */
export function importEdits(facts: FileFacts, text: string, style: Style, bindings: Bindings): OrderedEdit[] {
  return new ImportEdits(facts, text, style, bindings).edits();
}

/** A new statement that imports a package, or a file of the project. */
interface Line {
  readonly text: string;
  readonly isOwn: boolean;
}

class ImportEdits {
  private readonly gone: readonly ImportFacts[];
  /** Statements of which nothing is left. */
  private readonly empty: readonly Span[];
  private readonly joined: OrderedEdit[] = [];
  /** The imports beside which new names come. */
  private readonly hosts = new Map<string, ImportFacts>();

  constructor(
    private readonly facts: FileFacts,
    private readonly text: string,
    private readonly style: Style,
    private readonly bindings: Bindings,
  ) {
    this.gone = bindings.unused();
    const statements = new Map(this.gone.map((item) => [item.statement.start, item.statement]));
    for (const [item, locals] of bindings.besides) for (const local of locals.keys()) this.hosts.set(local, item);
    this.empty = [...statements.values()]
      .filter((statement) => this.isEmpty(statement))
      .sort((a, b) => a.start - b.start);
  }

  edits(): OrderedEdit[] {
    const lines = [...this.bindings.added]
      .filter(([request, names]) => !this.join(request, names))
      .map(([request, names]): Line => ({
        text: importStatement(request, names, this.facts, this.style),
        isOwn: request.startsWith('.'),
      }));
    const partial = this.gone.filter(
      (item) => !this.empty.some((statement) => statement.start === item.statement.start),
    );
    const removed = partial
      .filter((item) => !this.bindings.besides.has(item) || this.namedBeside(item))
      .map((item) => ({
        span: removedSpan(item, this.siblings(item.statement.start), this.gone, this.text),
        text: '',
        order: 0,
        depth: FIRST,
      }));
    return [...this.joined, ...this.beside(), ...removed, ...this.declare(lines), ...this.replaceEmpty(lines)];
  }

  private isEmpty(statement: Span): boolean {
    const siblings = this.siblings(statement.start);
    return (
      siblings.length === siblings[0].siblings &&
      siblings.every((item) => this.gone.includes(item) && !this.bindings.besides.has(item))
    );
  }

  /** New names beside those that stay, or in the place of those that go. */
  private beside(): OrderedEdit[] {
    return [...this.bindings.besides].map(([item, locals]) => {
      const names = new Map([...locals].map(([local, name]) => [name, local]));
      const specifiers = specifiersOf(names, this.facts);
      if (item.style === 'import') return this.besideDefault(item, specifiers);
      return this.gone.includes(item)
        ? replacement(item.specifier, specifiers)
        : insertion(item.specifier.end, `, ${specifiers}`);
    });
  }

  // Matches: import load, { loadAsync } from './load'
  private besideDefault(item: ImportFacts, specifiers: string): OrderedEdit {
    const named = this.namedBeside(item);
    // Matches: import load, {} from './load'
    const braces = named ? undefined : /^\s*,\s*\{/.exec(this.text.slice(item.specifier.end))?.[0].length;
    if (braces !== undefined) return insertion(item.specifier.end + braces, ` ${specifiers} `);
    if (named) return insertion(named.specifier.start, `${specifiers}, `);
    return this.gone.includes(item)
      ? replacement(item.specifier, `{ ${specifiers} }`)
      : insertion(item.specifier.end, `, { ${specifiers} }`);
  }

  /** The first name in braces beside a default import. */
  private namedBeside(item: ImportFacts): ImportFacts | undefined {
    return item.style === 'import' ? this.siblings(item.statement.start).find(isDestructured) : undefined;
  }

  private siblings(start: number): ImportFacts[] {
    return this.facts.imports.filter((item) => item.statement.start === start);
  }

  /** Adds the names to a statement that already destructures the same module. */
  private join(request: string, names: ReadonlyMap<string, string>): boolean {
    const host = this.facts.imports.findLast(
      (item) =>
        bare(item.request) === bare(request) &&
        item.topLevel &&
        !item.typeOnly &&
        !item.pinned &&
        isDestructured(item) &&
        !this.gone.includes(item) &&
        // What gets a name of its own would be missing in `rest`.
        !this.text.slice(item.specifier.end, item.statement.end).includes('...'),
    );
    if (!host || names.has('default')) return false;
    for (const local of names.values()) this.hosts.set(local, host);
    this.joined.push(insertion(host.specifier.end, `, ${specifiersOf(names, this.facts)}`));
    return true;
  }

  /** The first statement of which nothing is left gives its place to the new ones; the others go with their line. */
  private replaceEmpty(lines: readonly Line[]): OrderedEdit[] {
    const hosted = this.hosted(lines);
    const host = hosted.length > 0 ? this.host() : undefined;
    return this.empty.map((statement) => {
      const replaced = statement === host;
      return {
        span: replaced ? statement : wholeLine(this.text, statement),
        text: replaced ? hosted.map(({ text }) => text).join(this.style.newline) : '',
        order: 0,
        depth: FIRST,
      };
    });
  }

  /** Packages take the place of packages; files of the project stand below them. */
  private hosted(lines: readonly Line[]): readonly Line[] {
    return this.host() ? lines.filter(({ isOwn }) => !isOwn) : [];
  }

  private host(): Span | undefined {
    return this.empty.find(
      (statement) => this.siblings(statement.start)[0].topLevel && statement.start <= this.facts.head,
    );
  }

  /** New lines that found no place yet below the imports, and the promisified functions below what they come from. */
  private declare(lines: readonly Line[]): OrderedEdit[] {
    const { keyword, semicolon } = this.style;
    const declarations = [...this.bindings.promisified.values()].map(
      ({ local, base, typed }) =>
        `${keyword} ${local} = ${this.bindings.named('util', 'promisify')}(${base})${this.typeOf(typed)}${semicolon}`,
    );
    const hosted = this.hosted(lines);
    const rest = lines.filter((line) => !hosted.includes(line)).map(({ text }) => text);
    // Functions may use what is imported before what is promisified is there.
    const [last, below] = [lastImport(this.facts) ?? headEnd(this.facts), this.anchor()];
    if (last === below) return this.insertAt(below, [...rest, ...declarations], hosted.length > 0);
    return [...this.insertAt(last, rest, hosted.length > 0), ...this.insertAt(below, declarations, hosted.length > 0)];
  }

  private insertAt(anchor: number, lines: readonly string[], isHosting: boolean): OrderedEdit[] {
    const { newline } = this.style;
    if (lines.length === 0) return [];
    const hole = this.empty
      .filter((statement) => !isHosting || statement !== this.host())
      .map((statement) => wholeLine(this.text, statement))
      .find((statement) => anchor > statement.start && anchor < statement.end);
    if (hole) return [insertion(hole.start, lines.join(newline) + newline)];
    if (anchor === 0) return [insertion(this.facts.first, lines.join(newline) + newline + newline)];
    return [insertion(anchor, newline + lines.join(newline))];
  }

  private typeOf(typed: string | undefined): string {
    return typed !== undefined && this.facts.typescript ? ` as ${typed}` : '';
  }

  /** Below the imports, and below whatever the promisified functions come from. */
  private anchor(): number {
    const used = [...this.bindings.promisified.values()].map(({ base }) => base);
    if (used.length > 0) used.push(this.bindings.named('util', 'promisify'));
    const bases = used.map((name) => name.split('.')[0]);
    const own = this.facts.imports.filter((item) => item.topLevel && bases.includes(item.local));
    const hosts = bases.flatMap((name) => this.hosts.get(name) ?? []);
    return Math.max(this.facts.head, ...[...own, ...hosts].map((item) => item.statement.end));
  }
}
