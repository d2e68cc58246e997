import { posix } from 'node:path';
import type { FileFacts, ImportFacts, Span, Twin } from '../types';

/** A promisified function of an import, declared below the imports. */
export interface Promisified {
  readonly local: string;
  /** Its type, where TypeScript has to be told. */
  readonly typed?: string;
  /** What is promisified: `crypto.pbkdf2`. */
  readonly base: string;
}

/** The names that the rewritten code of one file needs, taken from existing imports where possible. */
export class Bindings {
  /** New imports: request → imported name → local name. */
  readonly added = new Map<string, Map<string, string>>();
  readonly promisified = new Map<string, Promisified>();
  /** Names added to existing imports: the import, and its new specifiers by local name. */
  readonly besides = new Map<ImportFacts, Map<string, string>>();
  private readonly taken: Set<string>;
  /** Names of new variables, by function. */
  private readonly locals = new Map<number, Set<string>>();
  private readonly dropped = new Set<number>();
  /** Local names that the new code uses. */
  private readonly kept = new Set<string>();

  /** Uses inside of `frozen` spans are kept, whatever happens to a copy of them. */
  constructor(
    private readonly facts: FileFacts,
    private readonly frozen: readonly Span[],
  ) {
    this.taken = new Set(facts.names);
  }

  /** Records that a use of an imported name is removed. */
  drop(offset: number): void {
    if (!this.frozen.some(({ start, end }) => offset >= start && offset < end)) this.dropped.add(offset);
  }

  /** Records that new code uses the name at an offset. */
  keep(offset: number): void {
    const item = this.facts.imports.find(({ uses }) => uses.some((use) => use.start === offset));
    if (item) this.kept.add(item.local);
  }

  /**
   * Imports the twin of the imported name at an offset, and returns its local name; undefined where the name is not
   * imported.
   */
  beside(offset: number, names: Twin['names']): string | undefined {
    const item = this.facts.imports.find(({ uses }) => uses.some((use) => use.start === offset));
    if (!item) return undefined;
    const local = names[item.local];
    this.besides.set(item, (this.besides.get(item) ?? new Map<string, string>()).set(local, names[item.imported]));
    this.taken.add(local);
    return local;
  }

  /** Whether a use refers to a variable with the result of `require`. */
  isRequired(offset: number): boolean {
    return this.facts.imports.some(
      ({ style, uses }) => style === 'require' && uses.some((use) => use.start === offset),
    );
  }

  /** Whether a use refers to what is known everywhere in the file. */
  isTopLevel(offset: number): boolean {
    const item = this.facts.imports.find(({ uses }) => uses.some((use) => use.start === offset));
    return item?.topLevel !== false;
  }

  /** Whether a local name is the whole module (`fs` of `const fs = require('fs')`). */
  isModule(local: string, module: string): boolean {
    return this.facts.imports.some((item) => item.local === local && isWhole(item) && bare(item.request) === module);
  }

  /** The local name for `import { name } from request`; with the name `default`, for the module itself. */
  named(request: string, name: string): string {
    const usable = this.facts.imports.filter(
      (item) => item.topLevel && !item.typeOnly && !this.facts.ambiguous.has(item.local),
    );
    const own = usable.filter((item) => bare(item.request) === bare(request));
    const same = own.find((item) => item.imported === name && item.style !== 'alias');
    const known = same ?? own.find(isWhole) ?? usable.find((item) => isPartNamed(item, request));
    if (known) {
      this.kept.add(known.local);
      return same || name === 'default' ? known.local : `${known.local}.${name}`;
    }
    const isWholeWanted = name === 'default' || this.facts.importsEqual;
    const wanted = isWholeWanted ? 'default' : name;
    const names = this.added.get(request) ?? new Map<string, string>();
    this.added.set(request, names);
    const local = names.get(wanted) ?? (isWholeWanted ? this.fresh(identifierOf(request)) : this.free(name));
    names.set(wanted, local);
    return wanted === name ? local : `${local}.${name}`;
  }

  /** The local name of `promisify(base)`, declared once below the imports. */
  promisify(name: string, base: string, typed?: string): string {
    const known = this.promisified.get(base);
    if (known) return known.local;
    const local = this.free(`${name}Async`);
    this.promisified.set(base, { local, base, typed });
    this.named('util', 'promisify');
    return local;
  }

  /** Imports and aliases that the rewritten file no longer uses. */
  unused(): ImportFacts[] {
    const bases = [...this.promisified.values()].map(({ base }) => base.split('.')[0]);
    const needed = new Set([...bases, ...this.kept]);
    const gone = new Set<ImportFacts>();
    for (let before = -1; before !== gone.size;) {
      before = gone.size;
      for (const item of this.facts.imports) {
        if (gone.has(item) || item.pinned || needed.has(item.local) || item.uses.length === 0) continue;
        if (!item.uses.every((use) => this.dropped.has(use.start))) continue;
        gone.add(item);
        // A removed alias no longer uses the module.
        if (item.base !== undefined && this.isWholly(item, gone)) this.drop(item.base);
      }
    }
    return [...gone];
  }

  /** Whether all names of an import's statement are removed. */
  private isWholly({ statement, siblings }: ImportFacts, gone: ReadonlySet<ImportFacts>): boolean {
    return [...gone].filter((item) => item.statement.start === statement.start).length === siblings;
  }

  /** A name for a new variable: the given one, if necessary with a number. */
  fresh(name: string): string {
    let candidate = name;
    for (let n = 2; this.taken.has(candidate); n++) candidate = `${name}${n}`;
    this.taken.add(candidate);
    return candidate;
  }

  /** A name for a new variable of a function; other functions may have the same. */
  local(fn: number, name: string): string {
    const own = this.locals.get(fn) ?? new Set();
    const others = [...this.locals.values()].flatMap((names) => [...names]);
    const isFree = (one: string): boolean => !own.has(one) && (others.includes(one) || !this.taken.has(one));
    let candidate = name;
    for (let n = 2; !isFree(candidate); n++) candidate = `${name}${n}`;
    this.taken.add(candidate);
    this.locals.set(fn, own.add(candidate));
    return candidate;
  }

  private free(name: string): string {
    let candidate = name;
    for (let n = 0; this.taken.has(candidate); n++)
      candidate = n === 0 && !name.endsWith('Async') ? `${name}Async` : `${name}${n + 2}`;
    this.taken.add(candidate);
    return candidate;
  }
}

/** `write-file-atomic` → `writeFileAtomic`, `fs/promises` → `fsPromises`. */
function identifierOf(request: string): string {
  const name = request === 'fs/promises' ? request : posix.basename(request).replace(/\.[cm]?[jt]s$/, '');
  return name.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

/** A request without `node:`. */
export function bare(request: string): string {
  return request.replace(/^node:/, '');
}

// Matches: const fsp = require('fs').promises, import { promises as fsp } from 'fs'
function isPartNamed({ request, imported, style }: ImportFacts, wanted: string): boolean {
  return style !== 'alias' && bare(wanted) === `${bare(request)}/${imported}` && imported === 'promises';
}

function isWhole(item: ImportFacts): boolean {
  return (
    item.style === 'require' ||
    item.style === 'import-namespace' ||
    (item.style === 'import' && item.imported === 'default')
  );
}
