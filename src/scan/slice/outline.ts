import { globMatcher } from '../../projects/globs';
import { mayInject } from '../../language/containers';
import { loadsComputed, requestsOf, type RequestText } from '../../language/requests';
import type { BlockingModule, Demand, SourceFile } from '../../types';
import { filesThatShare } from './globals';
import { isAlwaysRead, hotness } from './hotness';
import { Mentions } from './mentions';

/** Resolves a request in a file to files. */
export type Resolve = (from: string, request: string) => readonly string[];

/** One file requests another. */
export interface Load {
  readonly from: string;
  readonly to: string;
}

interface Importer extends RequestText {
  readonly path: string;
}

/** A page of a browser has other globals. */
const OF_NODE = /\bprocess\.|\brequire\(/;
const STARTS_SERVER = /\.(?:listen|createServer)\s*\(|\b(?:listen|createServer)\s*\(/;

/**
 * What can be told of every file without parsing it: which file requests which, and which names it mentions.
 * Over-approximates.
 */
export class Outline {
  private readonly texts: ReadonlyMap<string, string>;
  private importers: Map<string, Importer[]> | undefined;
  private readonly mentions: Mentions;

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly resolve: Resolve,
  ) {
    this.texts = new Map(files.map((file) => [file.path, file.text]));
    this.mentions = new Mentions(files);
  }

  /** The files that a person named by globs. */
  named(globs: readonly string[]): string[] {
    const isNamed = globMatcher(globs);
    return this.files.flatMap(({ path }) => (isNamed(path) ? [path] : []));
  }

  /**
   * The files to start with: those that name a blocking method, start a server, load what only a run can tell, or name
   * what the program makes global.
   */
  seeds(modules: readonly BlockingModule[]): string[] {
    const isHot = hotness(modules);
    const isSeed = ({ text }: SourceFile): boolean =>
      isHot(text) || STARTS_SERVER.test(text) || mayInject(text) || loadsComputed(text);
    const seeds = this.files.filter((file) => isSeed(file) || isAlwaysRead(file));
    const sharing = filesThatShare(
      this.files,
      this.files.filter(({ text }) => OF_NODE.test(text)),
    );
    return [...new Set([...seeds, ...sharing])].map((file) => file.path);
  }

  /** The files that a demand asks for: by name, by a requested export, or by a mentioned field. */
  wanted(demand: Demand): string[] {
    const wanted = new Set(demand.files);
    for (const [path, names] of demand.exports) {
      for (const importer of this.importersOf(path)) {
        if (!wanted.has(importer.path) && this.takes(importer, names)) wanted.add(importer.path);
      }
    }
    for (const field of demand.fields) for (const path of this.mentions.of(field)) wanted.add(path);
    return [...wanted];
  }

  /** The graph of requests between files, as far as texts tell. */
  loads(): Load[] {
    return [...this.allImporters()].flatMap(([to, importers]) => importers.map(({ path }) => ({ from: path, to })));
  }

  private importersOf(path: string): readonly Importer[] {
    return this.allImporters().get(path) ?? [];
  }

  private allImporters(): Map<string, Importer[]> {
    if (this.importers) return this.importers;
    this.importers = new Map();
    for (const file of this.files) {
      const { path } = file;
      for (const found of requestsOf(file)) {
        const importer = { path, ...found };
        for (const target of this.resolve(path, found.request)) {
          const known = this.importers.get(target);
          if (known) known.push(importer);
          else this.importers.set(target, [importer]);
        }
      }
    }
    return this.importers;
  }

  /** False only when the text clearly takes other names only. */
  private takes({ path, start, end }: Importer, names: ReadonlySet<string> | 'all'): boolean {
    if (names === 'all') return true;
    const text = this.texts.get(path) ?? '';
    const binding = bindingBefore(text.slice(Math.max(0, start - 2000), start), text.startsWith('from', start));
    if (!binding) return true;
    // Matches: const load = require('./store').load
    const member = /^\s*\)?\s*(?:\.\s*([\w$]+)|([([]))/.exec(text.slice(end, end + 80));
    if (member) return member[2] !== undefined || names.has(member[1]);
    if (binding.names.some((name) => names.has(name))) return true;
    return binding.local !== undefined && usesMember(text, binding.local, names);
  }
}

interface Binding {
  /** The binding of the whole module. */
  readonly local?: string;
  /** The names taken from it. */
  readonly names: readonly string[];
}

/** The bindings of a statement that continues with `from`, `require(` or `import(`; undefined for unusual forms. */
function bindingBefore(before: string, isFrom: boolean): Binding | undefined {
  // Matches: import store, { load as read } from
  const imported = isFrom && /\bimport\s+(?:type\s+)?([^'"`;=()]*?)\s*$/.exec(before);
  if (imported) return importBinding(imported[1]);
  // Matches: const store = require, and , store = require
  const whole = /(?:\b(?:const|let|var)|,)\s+([\w$]+)\s*=\s*(?:await\s+)?$/.exec(before);
  if (whole) return { local: whole[1], names: [] };
  // Matches: const { load, save: keep } = require
  const taken = /\b(?:const|let|var)\s*\{([^{}]*)\}\s*=\s*(?:await\s+)?$/.exec(before);
  return taken ? { names: namesIn(taken[1], ':') } : undefined;
}

function importBinding(clause: string): Binding | undefined {
  const match = /^(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)|\{([^{}]*)\})?$/.exec(clause.trim());
  if (!match) return undefined;
  const names = namesIn(match[3] ?? '', ' as ');
  return { local: match[2] ?? match[1], names: match[1] === undefined ? names : [...names, 'default'] };
}

function namesIn(list: string, separator: string): string[] {
  return list.split(',').map((item) =>
    item
      .replace(/^\s*type\s+/, '')
      .split(separator)[0]
      .split('=')[0]
      .trim(),
  );
}

/** Whether one of the names is read from a binding, or the binding is used in any way other than reading a property. */
function usesMember(text: string, local: string, names: ReadonlySet<string>): boolean {
  const uses = new RegExp(
    `(?<![\\w$'"\`/-]|[^.]\\.)${escape(local)}(?![\\w$'"\`/-])\\s*(?:\\?\\.|(\\.)|(\\()|)\\s*([\\w$]*)`,
    'g',
  );
  let declared = false;
  for (const [, dot, call, name] of text.matchAll(uses)) {
    if (dot !== undefined ? names.has(name) : call === undefined && declared) return true;
    declared = true;
  }
  return false;
}

function escape(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
