import { posix } from 'node:path';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';
import { isOfProgram, isSeparator, mayJoin } from './path-calls';
import { putTogether } from './put-together';
import type { Spelling } from './spellings';
import { mayAdd } from './sums';

/** Stands for any text in a pattern. */
export const ANYTHING = '*';
/** Stands for the project's root in a pattern. */
const ROOT = '~';
const MAX_DEPTH = 8;
/** Methods that give another spelling of the path that they are given. */
const SAME_PATH: ReadonlySet<unknown> = new Set(['realpathSync', 'realpath']);

/** Parts of a URL that say which path it is. */
const URL_PARTS: ReadonlySet<unknown> = new Set(['href', 'pathname']);

/** The texts of variables and of expressions. */
export type Values = ReadonlyMap<Variable | Node, string>;
const NO_VALUES: Values = new Map();

/**
 * The known parts of the string that an expression yields, as a pattern in which `*` stands for any text and `~` for
 * the project's root: `path.join(__dirname, '../data', id + '.json')` in `lib/a.js` is `~/data/*.json`. `values` are
 * the texts that variables and expressions have.
 */
export function patternOf(expression: Node, scopes: Scopes, path: string, values: Values = NO_VALUES): string {
  return new Evaluator(scopes, posix.dirname(path), values, posix.basename(path)).evaluate(expression, 0);
}

/** The same for what is asked of `require`: a path that is no relative one is that of a package, so `resolve` counts. */
// Matches: ~/lib/store, of require(path.resolve('lib', 'store')), and ./store, of require(require.resolve('./store'))
export function requestPattern(expression: Node, scopes: Scopes, path: string, values: Values = NO_VALUES): string {
  return new Evaluator(scopes, posix.dirname(path), values, posix.basename(path), true).evaluate(expression, 0);
}

class Evaluator {
  constructor(
    private readonly scopes: Scopes,
    private readonly dir: string,
    private readonly values: Values,
    private readonly base: string,
    private readonly isRequest = false,
  ) {}

  evaluate(expression: Node, depth: number): string {
    const node = unwrap(expression);
    if (depth > MAX_DEPTH) return ANYTHING;
    const given = this.values.get(node);
    if (given !== undefined) return given;
    if (isSeparator(this.scopes, node)) return posix.sep;
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string'
          ? node.value
          : typeof node.value === 'number'
            ? String(node.value)
            : ANYTHING;
      case 'TemplateLiteral':
        return this.template(node, depth);
      case 'BinaryExpression':
        return node.operator === '+' && !mayAdd(node)
          ? this.evaluate(node.left as Node, depth + 1) + this.evaluate(node.right as Node, depth + 1)
          : ANYTHING;
      case 'Identifier':
        return this.identifier(node, depth);
      case 'CallExpression':
        return this.call(node, depth);
      case 'MemberExpression':
        return isOfModule(node, 'dirname') ? this.directory() : this.ofUrl(node, depth);
      case 'NewExpression':
        return this.url(node, depth);
      default:
        return ANYTHING;
    }
  }

  private template(node: Node, depth: number): string {
    const texts = (node.quasis as { value: { cooked: string | null } }[]).map(
      (quasi) => quasi.value.cooked ?? ANYTHING,
    );
    const holes = (node.expressions as Node[]).map((hole) => this.evaluate(hole, depth + 1));
    return texts.map((text, index) => text + (holes[index] ?? '')).join('');
  }

  private identifier(node: Node, depth: number): string {
    const variable = this.scopes.variableOf(node);
    if (!variable) return node.name === '__dirname' ? this.directory() : ANYTHING;
    const value = this.values.get(variable);
    if (value !== undefined) return value;
    const declarator = variable.declared[0]?.parent;
    if (variable.reassigned || declarator?.type !== 'VariableDeclarator' || !declarator.init) return ANYTHING;
    return declarator.id === variable.declared[0] ? this.evaluate(declarator.init as Node, depth + 1) : ANYTHING;
  }

  // Matches: path.join(…), path.resolve(…), path.normalize(…), join(…), process.cwd()
  private call(node: Node, depth: number): string {
    const spelling = putTogether(this.scopes, node);
    if (spelling) return this.spelled(spelling, depth);
    const callee = unwrap(node.callee as Node);
    const member = callee.type === 'MemberExpression';
    const name = member ? (callee.property as Node).name : callee.name;
    const object = member ? (callee.object as Node).name : undefined;
    const [first] = node.arguments as Node[];
    if (name === 'cwd' && object === 'process') return ROOT;
    if (name === 'dirname') return folderAround(this.file(first, depth));
    if (name === 'fileURLToPath' && first) return this.evaluate(first, depth + 1);
    if (name === 'pathToFileURL' || isRealPath(callee)) return fromWorkingFolder(this.file(first, depth));
    if (name !== 'join' && name !== 'resolve' && name !== 'normalize') return ANYTHING;
    if (object === 'require' && this.isRequest && first) return this.evaluate(first, depth + 1);
    if (member ? object !== 'path' && object !== 'posix' : !this.isUsual(callee)) return ANYTHING;
    const parts = (node.arguments as Node[]).map((argument) =>
      argument.type === 'SpreadElement' ? ANYTHING : this.evaluate(argument, depth + 1),
    );
    const joined = joinPatterns(parts, name === 'resolve');
    return name === 'resolve' && this.isRequest ? fromWorkingFolder(joined) : joined;
  }

  // Matches: [__dirname, 'store'].join('/')
  private spelled({ kind, parts }: Spelling, depth: number): string {
    const texts = parts.map((part) => (typeof part === 'string' ? part : this.evaluate(part, depth + 1)));
    return kind === 'join' ? joinPatterns(texts, false) : texts.join('');
  }

  // Matches: join(…), and not resolve(…) of const { resolve } = require('./files')
  private isUsual(name: Node): boolean {
    return mayJoin(this.scopes, name) && !isOfProgram(this.scopes, name);
  }

  // Matches: pathToFileURL(path).href, new URL('./store.js', import.meta.url).pathname
  private ofUrl({ object, property, computed }: Node, depth: number): string {
    const isPath = computed !== true && URL_PARTS.has((property as Node).name);
    const url = unwrap(object as Node);
    if (!isPath || (url.type !== 'NewExpression' && url.type !== 'CallExpression')) return ANYTHING;
    return this.evaluate(url, depth + 1);
  }

  // Matches: new URL('./store.js', import.meta.url)
  private url({ callee, arguments: args }: Node, depth: number): string {
    const [path, base] = args as Node[];
    if ((callee as Node).name !== 'URL' || !path || !isOfModule(base, 'url')) return ANYTHING;
    return joinPatterns([this.directory(), this.evaluate(path, depth + 1)], false);
  }

  /** The path of a file, which may be this one. */
  private file(node: Node | undefined, depth: number): string {
    if (!node || node.type === 'SpreadElement') return ANYTHING;
    return isFileName(node) ? `${this.directory()}/${this.base}` : this.evaluate(node, depth + 1);
  }

  private directory(): string {
    return this.dir === '.' ? ROOT : `${ROOT}/${this.dir}`;
  }
}

// Matches: fs.realpathSync(path), realpathSync.native(path)
function isRealPath(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return SAME_PATH.has(callee.name);
  if ((callee.property as Node).name === 'native') return isRealPath(unwrap(callee.object as Node));
  return SAME_PATH.has((callee.property as Node).name);
}

/** A relative path is one from the folder that the process works in. */
function fromWorkingFolder(path: string): string {
  return /^[~/*]/.test(path) ? path : joinPatterns([ROOT, path], false);
}

/** The folder of a path that is known to its end. */
function folderAround(path: string): string {
  return path.includes(ANYTHING) || !path.includes('/') ? ANYTHING : posix.dirname(path);
}

// Matches: import.meta.dirname
function isOfModule(node: Node | undefined, name: string): boolean {
  if (node?.type !== 'MemberExpression' || (node.object as Node).type !== 'MetaProperty') return false;
  return node.computed !== true && (node.property as Node).name === name;
}

// Matches: __filename, import.meta.filename, fileURLToPath(import.meta.url)
function isFileName(node: Node | undefined): boolean {
  if (node?.type === 'Identifier') return node.name === '__filename';
  if (node?.type !== 'CallExpression') return isOfModule(node, 'filename');
  const callee = node.callee as Node;
  const { name } = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return name === 'fileURLToPath' && isOfModule((node.arguments as Node[])[0], 'url');
}

function joinPatterns(parts: readonly string[], resolve: boolean): string {
  const absolute = resolve ? parts.findLastIndex((part) => part.startsWith('/') || part.startsWith(ROOT)) : -1;
  const used = absolute > 0 ? parts.slice(absolute) : parts;
  // What `..` above an unknown part means cannot be computed.
  if (used.some((part) => part.startsWith('..')) && used.some((part) => part.includes(ANYTHING))) return ANYTHING;
  return posix.normalize(used.join('/'));
}
