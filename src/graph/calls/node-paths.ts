import { withoutMarks } from '../../language/unique-names';
import { unknownAt } from '../../language/unknown-paths';
import type { PathExpr } from '../../types';
import type { Made } from './made-paths';
import type { Place } from './parts';
import { ANY_PATH, limited, MAX_PATHS, type TextsAt } from './path-texts';

/** `config.dataDir` means the same folder wherever it is written; `req.params.id` or a local `dir` does not. */
const STABLE = /^(?!(?:req|request|ctx|context|this|res|params|query|body|file|opts|options|args)\b)(?:[\w$]+|.+#.+)\./;
/** A folder that is more than these is represented by its name. */
const MAX_FOLDERS = 3;

type Evaluate = (expr: PathExpr, at: Place) => readonly string[];

/** Evaluates paths that come from elsewhere: from a variable, a field, or an argument. */
export class NodePaths {
  /** Paths that are put together, by where they are used: the same for all who get them. */
  private readonly known = new Map<Made, Map<string, readonly string[]>>();

  constructor(
    private readonly textsAt: TextsAt,
    private readonly evaluate: Evaluate,
    /** Called with unread files that may tell more. */
    private readonly miss: (path: string) => void,
  ) {}

  /** The paths that an expression may be. */
  of(expr: PathExpr & { readonly kind: 'node' }, at: Place): readonly string[] {
    const { node, name: text, known: name = text, assigned = [] } = expr;
    const { texts, made, complete, unread } = this.textsAt(at.file, node);
    unread.forEach(this.miss);
    const names = texts.filter((text) => text.startsWith('<'));
    if (names.length === 1) return names;
    const isNamed = STABLE.test(name);
    const unknown = isNamed ? `<${name}>` : unknownAt(name, at.file);
    const named = (paths: readonly string[]): readonly string[] => {
      const known = limited(paths.map((path) => (path === ANY_PATH ? unknown : path)));
      return known.includes(ANY_PATH) ? [unknown] : known;
    };
    // Who assigned it need not be who reads it: a name that a call makes is then any text.
    const values = complete
      ? []
      : assigned.flatMap((value) => this.evaluate(value, { ...at, depth: at.depth + 1 })).map(withoutMarks);
    if (values.some((path) => path !== ANY_PATH)) return named(values);
    const flowing = isNamed && at.as === 'name' ? [] : this.made(made, at);
    if (complete && texts.length + flowing.length > 0) return named([...texts.slice(0, MAX_PATHS), ...flowing]);
    const all = [...written(isNamed && at.as !== 'path' ? texts.filter(isInProject) : texts), ...flowing];
    return named([...(isNamed || all.length === 0 ? [ANY_PATH] : []), ...all]);
  }

  /** What is known to flow to a node; anything where nothing is. */
  flowingTo(node: number, at: Place): readonly string[] {
    const { texts, made } = this.textsAt(at.file, node);
    const paths = limited([...written(texts), ...this.made(made, at)]);
    return paths.length === 0 ? [ANY_PATH] : paths;
  }

  private made(made: readonly Made[], at: Place): readonly string[] {
    if (at.as === 'name') return [];
    const paths = told(made.flatMap((one) => this.ofOne(one, at)));
    return at.as === 'folder' && new Set(paths).size > MAX_FOLDERS ? [] : paths;
  }

  private ofOne(one: Made, { as, depth }: Place): readonly string[] {
    const places = this.known.get(one) ?? new Map<string, readonly string[]>();
    this.known.set(one, places);
    const key = `${as} ${depth}`;
    const known = places.get(key);
    if (known) return known;
    // One that is made of itself is not known.
    places.set(key, [ANY_PATH]);
    const paths = this.evaluate(one.path, { file: one.file, frame: undefined, depth: depth + 1, as });
    places.set(key, paths);
    return paths;
  }
}

// Matches: ~/data/users.json, ./users.json, users.json
const WRITTEN = /^(?:~|\.{0,2})\/?[\w.@-]+(?:\/[\w.@-]+)*\.\w+$/;
// Matches: ~/data, of path.join(__dirname, 'data')
const IN_PROJECT = /^~(?:\/[\w.@-]+)+$/;

function isInProject(text: string): boolean {
  return IN_PROJECT.test(text);
}

/** The texts that are paths of files, or folders of the project, where other values get to the same place; none where they are many. */
function written(texts: readonly string[]): readonly string[] {
  const paths = texts.filter((text) => WRITTEN.test(text) || isInProject(text));
  return paths.length > MAX_FOLDERS ? [] : paths;
}

/** A name that is written out, in what is no document. */
const NAME = /^(?!.*["{}=\n]).*(?:^|\/)[^/*<>]/;
/** Anything in an unknown folder of which the name is known. */
// Matches: <?this.folder@src:store.js>/**, of path.join(this.folder, name)
const IN_NAMED = /^<(?:\?this\.|[^?])[^>]*>\/\*/;
// Matches: <config.dir>/users.json, but not <config.dir>/*.json
const BELOW_UNKNOWN = /^<[^>]*>(?=(?:\/[^/*<>]+)+$)/;

/**
 * Paths of which something is known, and anything for the others. Of those below unknown folders, one stands for all that
 * have the same names behind: it meets what they meet.
 */
function told(paths: readonly string[]): readonly string[] {
  const all = [...new Set(paths.map((path) => (NAME.test(path) || IN_NAMED.test(path) ? path : ANY_PATH)))];
  return all.filter((path, index) => {
    const end = path.replace(BELOW_UNKNOWN, '');
    const standsFor = (other: string, at: number): boolean =>
      at !== index && other.endsWith(end) && (at < index || !BELOW_UNKNOWN.test(other));
    return end === path || !all.some(standsFor);
  });
}
