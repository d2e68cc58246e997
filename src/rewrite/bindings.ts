import type { FileFacts, ImportFacts, Span } from '../types';
import type { OrderedEdit } from './text';
import type { Style } from './style';

const BUILTIN = /^(?:fs|fs\/promises|crypto|zlib|child_process|util)$/;

/**
 * The names that the rewritten code of one file needs, from what is already imported where possible. Tells afterwards what
 * must be added to and removed from the imports.
 */
export class Bindings {
  private readonly added = new Map<string, Map<string, string>>();
  private readonly promisified = new Map<string, { readonly local: string; readonly base: string }>();
  private readonly taken: Set<string>;
  private readonly dropped = new Set<number>();

  constructor(
    private readonly facts: FileFacts,
    private readonly text: string,
    private readonly style: Style,
  ) {
    this.taken = new Set(facts.names);
  }

  /** A use of an imported name goes away. */
  drop(offset: number): void {
    this.dropped.add(offset);
  }

  /** The import that binds a local name at top level to the whole of a module. */
  namespace(local: string, module: string): ImportFacts | undefined {
    return this.facts.imports.find((item) => item.local === local && isWhole(item) && bare(item.request) === module);
  }

  /** Local name for `import { name } from request`. */
  named(request: string, name: string): string {
    const known = this.facts.imports.find(
      (item) => item.topLevel && !item.typeOnly && bare(item.request) === bare(request),
    );
    const same = this.facts.imports.find(
      (item) => item.topLevel && !item.typeOnly && bare(item.request) === bare(request) && item.imported === name,
    );
    if (same) return same.local;
    if (known && isWhole(known)) return `${known.local}.${name}`;
    const names = this.added.get(request) ?? new Map<string, string>();
    this.added.set(request, names);
    const local = names.get(name) ?? this.free(name);
    names.set(name, local);
    return local;
  }

  /** Local name of `promisify(base)`, declared once below the imports. */
  promisify(name: string, base: string): string {
    const known = this.promisified.get(base);
    if (known) return known.local;
    const local = this.free(`${name}Async`);
    this.promisified.set(base, { local, base });
    this.named('util', 'promisify');
    return local;
  }

  /** The edits that bring the new names in and take unused ones out. */
  edits(): OrderedEdit[] {
    const gone = this.unused();
    const removed = [...new Set(gone.map((item) => item.statement.start))].filter((start) =>
      this.siblings(start).every((item) => gone.includes(item)),
    );
    const lines = [...this.added]
      .filter(([request, names]) => !this.join(request, names))
      .map(([request, names]) => this.statement(request, names));
    const declarations = [...this.promisified.values()].map(
      ({ local, base }) =>
        `${this.constKeyword()} ${local} = ${this.named('util', 'promisify')}(${base})${this.style.semicolon}`,
    );
    return [...this.joined, ...this.remove(gone, removed), ...this.insert(lines, declarations, removed)];
  }

  private readonly joined: OrderedEdit[] = [];

  private constKeyword(): string {
    return this.style.keyword === 'let' ? 'const' : this.style.keyword;
  }

  private free(name: string): string {
    let candidate = name;
    for (let n = 0; this.taken.has(candidate); n++)
      candidate = n === 0 && !name.endsWith('Async') ? `${name}Async` : `${name}${n + 2}`;
    this.taken.add(candidate);
    return candidate;
  }

  /** Imports of which every use went away. */
  private unused(): ImportFacts[] {
    const bases = new Set([...this.promisified.values()].map(({ base }) => base.split('.')[0]));
    return this.facts.imports.filter(
      (item) =>
        item.topLevel &&
        !item.pinned &&
        !bases.has(item.local) &&
        item.uses.length > 0 &&
        item.uses.every((use) => this.dropped.has(use.start)),
    );
  }

  private siblings(statement: number): ImportFacts[] {
    return this.facts.imports.filter((item) => item.statement.start === statement);
  }

  /** Adds the names to a statement that already destructures the same module. */
  private join(request: string, names: ReadonlyMap<string, string>): boolean {
    const gone = this.unused();
    const host = this.facts.imports.findLast(
      (item) =>
        bare(item.request) === bare(request) &&
        item.topLevel &&
        !item.typeOnly &&
        !item.pinned &&
        isDestructured(item) &&
        !gone.includes(item),
    );
    if (!host) return false;
    const list = [...names].map(([name, local]) => this.specifier(name, local)).join(', ');
    this.joined.push({ span: { start: host.specifier.end, end: host.specifier.end }, text: `, ${list}`, order: 0 });
    return true;
  }

  private specifier(name: string, local: string): string {
    if (name === local) return name;
    return this.facts.format === 'esm' ? `${name} as ${local}` : `${name}: ${local}`;
  }

  private statement(request: string, names: ReadonlyMap<string, string>): string {
    const list = [...names].map(([name, local]) => this.specifier(name, local)).join(', ');
    const from = `${this.style.quote}${this.prefixed(request)}${this.style.quote}`;
    if (this.facts.format === 'esm') return `import { ${list} } from ${from}${this.style.semicolon}`;
    return `${this.constKeyword()} { ${list} } = require(${from})${this.style.semicolon}`;
  }

  private prefixed(request: string): string {
    return this.style.nodePrefix && BUILTIN.test(request) ? `node:${request}` : request;
  }

  private remove(gone: readonly ImportFacts[], removed: readonly number[]): OrderedEdit[] {
    const partial = gone.filter((item) => !removed.includes(item.statement.start));
    return partial.map((item) => ({ span: this.specifierSpan(item, gone), text: '', order: 0 }));
  }

  /** A specifier with the comma that belongs to it. */
  private specifierSpan(item: ImportFacts, gone: readonly ImportFacts[]): { start: number; end: number } {
    const siblings = this.siblings(item.statement.start);
    const index = siblings.indexOf(item);
    const isAfterKept = siblings.slice(0, index).some((other) => !gone.includes(other));
    if (isAfterKept) return { start: siblings[index - 1].specifier.end, end: item.specifier.end };
    return { start: item.specifier.start, end: siblings[index + 1].specifier.start };
  }

  private insert(lines: readonly string[], declarations: readonly string[], removed: readonly number[]): OrderedEdit[] {
    const statements = removed.map((start) => this.siblings(start)[0].statement);
    const [host, ...others] = statements;
    const edits = others.map((statement) => ({ span: this.wholeLine(statement), text: '', order: 0 }));
    const { newline } = this.style;
    if (host && lines.length > 0) edits.push({ span: host, text: lines.join(newline), order: 0 });
    else if (host) edits.push({ span: this.wholeLine(host), text: '', order: 0 });
    const rest = [...(host && lines.length > 0 ? [] : lines), ...declarations];
    const cut = host && lines.length > 0 ? others : statements;
    return rest.length > 0 ? [...edits, this.block(rest, cut)] : edits;
  }

  private wholeLine(statement: { start: number; end: number }): { start: number; end: number } {
    const after = /^[ \t]*\r?\n/.exec(this.text.slice(statement.end));
    return { start: statement.start, end: statement.end + (after?.[0].length ?? 0) };
  }

  /** New lines below the imports; where the last of those is taken out, in its place. */
  private block(lines: readonly string[], cut: readonly Span[]): OrderedEdit {
    const text = lines.join(this.style.newline);
    const anchor = this.anchor();
    const hole = cut.find((statement) => anchor > statement.start && anchor <= statement.end);
    if (hole) return insertion(hole.start, text + this.style.newline);
    if (anchor === 0) return insertion(this.facts.first, text + this.style.newline + this.style.newline);
    return insertion(anchor, this.style.newline + text);
  }

  /** Below the imports, and below whatever the promisified functions come from. */
  private anchor(): number {
    const bases = [...this.promisified.values()].map(({ base }) => base.split('.')[0]);
    const ends = this.facts.imports
      .filter((item) => item.topLevel && bases.includes(item.local))
      .map((item) => item.statement.end);
    const anchor = Math.max(this.facts.head, ...ends);
    return this.text[anchor] === ';' ? anchor + 1 : anchor;
  }
}

function insertion(at: number, text: string): OrderedEdit {
  return { span: { start: at, end: at }, text, order: 0 };
}

function bare(request: string): string {
  return request.replace(/^node:/, '');
}

function isWhole(item: ImportFacts): boolean {
  return (
    item.style === 'require' ||
    item.style === 'import-namespace' ||
    (item.style === 'import' && item.imported === 'default')
  );
}

function isDestructured(item: ImportFacts): boolean {
  return item.style === 'import-named' || item.style === 'require-destructured';
}
