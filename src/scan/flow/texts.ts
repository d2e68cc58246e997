import type { FactsBuilder } from '../facts';
import { folderOf } from '../paths/folders';
import { loadsModule } from '../paths/loaders';
import { handlesFiles } from '../../language/requests';
import { givenRequests } from './given-requests';
import { chosenKeys, knownKeys, type KnownKeys } from './known-keys';
import { isFolder, isListed, isMethodName, mayNameModule } from './named-texts';
import type { Node } from '../syntax/parse';
import { isOfPathModule } from '../paths/path-calls';
import { ANYTHING, patternOf, requestPattern, type Values } from '../paths/patterns';
import type { Scopes, Variable } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';

/** Only texts that can name a file are followed. */
const LOOKS_LIKE_PATH = /^(?:~$|(?=.{2,200}$)[^\s]*[./~])/;

/** Positions where a text gets a name under which others may use it. */
const NAMED = new Set([
  'VariableDeclarator',
  'Property',
  'PropertyDefinition',
  'AssignmentExpression',
  'AssignmentPattern',
  'LogicalExpression',
  'ConditionalExpression',
]);

/** What a row of a route table may have besides a path. */
// Matches: { method: 'get', path: '/', handler: show }
const OF_ROUTE = /^(?:\/|get|post|put|delete|patch|head|options|all)$/i;

// Matches: App/Services/Notes, Route
const OF_CONTAINER = /^@?[A-Z]\w*(?:\/\w+)*$/;

/** A request for a sibling file, or a folder of the project, is also followed where it is passed on or listed. */
const REQUEST = /^(?:\.{1,2}|~)\//;
const PASSED = new Set(['CallExpression', 'NewExpression', 'ArrayExpression']);

/** Adds texts that may name a file as values. */
export function textRule(builder: FactsBuilder, node: Node): void {
  addParts(builder, node);
  const { type: around } = node.parent as Node;
  // Matches: get file() { return path.join(__dirname, 'users.json'); }
  const isGiven = around === 'ReturnStatement' && node.type === 'CallExpression';
  if (!NAMED.has(around) && !isGiven && (!PASSED.has(around) || isRequest(node.parent as Node))) return;
  const pattern =
    node.type === 'Literal' && typeof node.value !== 'string'
      ? ANYTHING
      : patternOf(node, builder.scopes, builder.file.path);
  if (pattern.startsWith(ANYTHING)) return addBelow(builder, node);
  const isNamed = NAMED.has(around) || isGiven || mayNameModule(builder.scopes, node, pattern);
  const isFollowed = isNamed || REQUEST.test(pattern) || pattern.includes(ANYTHING) || isListed(node, pattern);
  const isPath = (LOOKS_LIKE_PATH.test(pattern) && isFollowed) || isFolder(node, pattern);
  const isKnown = (around === 'Property' && OF_ROUTE.test(pattern)) || isMethodName(node);
  if (isPath || isKnown) builder.add('string', builder.nodeOf(node), pattern);
  if (isPath && !pattern.includes(ANYTHING) && node.type === 'CallExpression' && isOfPathModule(builder, node))
    known.add(node);
}

const known = new WeakSet<Node>();

/** Whether a call gives a text that is known, and nothing else. */
// Matches: path.join(__dirname, 'data/users.json')
export function givesKnownText(call: Node): boolean {
  return known.has(call);
}

const handling = new WeakMap<FactsBuilder, boolean>();

/** A text that is made of the path of a file means that file, where the program lists or loads files. */
// Matches: `${folder}/${name}`, './' + file
function addParts(builder: FactsBuilder, node: Node): void {
  if (node.type !== 'TemplateLiteral' && (node.type !== 'BinaryExpression' || node.operator !== '+')) return;
  if (!handling.has(builder)) handling.set(builder, handlesFiles(builder.file.text));
  if (handling.get(builder) !== true) return;
  const [to, parts] = [builder.nodeOf(node), partsOf(node)];
  parts.forEach((part, index) => {
    if (typeof part === 'string' || part.type === 'Literal') return;
    const rest = parts.slice(index + 1).map((next) => (typeof next === 'string' ? next : textOf(builder, next)));
    const [, after = ''] = /\/(.+)$/s.exec(rest.join('')) ?? [];
    builder.add('path-part', to, builder.nodeOf(part), after);
  });
}

function partsOf({ left, right, quasis, expressions }: Node): readonly (Node | string)[] {
  if (left) return [left as Node, right as Node];
  const holes = expressions as Node[];
  const texts = (quasis as { value: { cooked: string | null } }[]).map(({ value }) => value.cooked ?? ANYTHING);
  return texts.flatMap((text, index) => (holes[index] ? [text, holes[index]] : [text]));
}

function textOf({ scopes, file }: FactsBuilder, node: Node): string {
  return patternOf(node, scopes, file.path);
}

/** Whether the text is complete, and does not leave the project. */
const BELOW = /^\/[\w.@*{},!()|-]+(?:\/[\w.@*{},!()|-]+)*\/?$/;

// Matches: path.join(paths.root, 'controllers'), paths.root + '/controllers'
function addBelow(builder: FactsBuilder, node: Node): void {
  const { folder, below } = folderOf(builder, node);
  if (folder && BELOW.test(below) && !below.includes('..'))
    builder.add('below', builder.nodeOf(node), builder.nodeOf(folder), below);
}

// Matches: require('./store')
function isRequest({ callee }: Node): boolean {
  return (callee as Node | undefined)?.name === 'require';
}

/** The flow node of what `require` returns while variables have these values; undefined for any other expression. */
export function requestBy(
  builder: FactsBuilder,
  node: Node,
  values: ReadonlyMap<Variable, string>,
): number | undefined {
  const callee = node.type === 'CallExpression' ? unwrap(node.callee as Node) : undefined;
  const [source] = callee ? (node.arguments as Node[]) : [];
  if (!callee || !source || !loadsModule(builder.scopes, callee, source)) return undefined;
  const brought = builder.fresh();
  addRequest(builder, brought, source, values);
  return brought;
}

function addRequest(builder: FactsBuilder, to: number, source: Node, values?: Values): string {
  const pattern = requestPattern(source, builder.scopes, builder.file.path, values);
  builder.add('require', to, pattern);
  return pattern;
}

// Matches: `./${type}` and './' + type, where `type` goes through names that are written down, or is one of two
function listedIn(builder: FactsBuilder, source: Node): KnownKeys<Variable | Node> | undefined {
  const parts = source.expressions ?? source.arguments ?? [source.left, source.right];
  const found = (parts as (Node | undefined)[]).flatMap(
    (part) => (part && (knownKeys(builder, part) ?? chosenKeys(builder, part))) ?? [],
  );
  const values = new Map(found.map(({ variable, names }) => [variable, names[0]]));
  const isKnown =
    found.length === 1 && !requestPattern(source, builder.scopes, builder.file.path, values).startsWith(ANYTHING);
  return isKnown ? found[0] : undefined;
}

// Matches: require(path), use('App/Services/Notes')
/** Whether a call loads a module: with `require`, or with the global of a container which finds classes by name. */
export function asks(scopes: Scopes, callee: Node, argument: Node): boolean {
  const isContainer = callee.name === 'use' && !scopes.variableOf(callee) && OF_CONTAINER.test(String(argument.value));
  return isContainer || loadsModule(scopes, callee, argument);
}

/** `import(…)` gives the exports of a module; what a CommonJS module exports is its default, too. */
// Matches: (await import('./store.js')).default
export function importCall(builder: FactsBuilder, node: Node): void {
  const source = node.source as Node;
  request(builder, node, source);
  const pattern = requestPattern(source, builder.scopes, builder.file.path);
  if (pattern.startsWith(ANYTHING)) return;
  const whole = builder.fresh();
  builder.add('import', whole, pattern, 'default');
  builder.add('store', builder.nodeOf(node), 'default', whole);
}

/** `require(…)` returns the exports of a module. */
export function request(builder: FactsBuilder, node: Node, source: Node): void {
  const listed = listedIn(builder, source);
  if (listed) {
    const { names, variable } = listed;
    for (const name of names) addRequest(builder, builder.nodeOf(node), source, new Map([[variable, name]]));
    return;
  }
  const pattern = addRequest(builder, builder.nodeOf(node), source);
  if (!pattern.includes(ANYTHING)) return;
  // Matches: require(file), where `file` is listed elsewhere
  builder.add('require-files', builder.nodeOf(node), builder.nodeOf(source));
  givenRequests(builder, builder.nodeOf(node), source);
  if (!pattern.startsWith(ANYTHING)) return;
  // Matches: require(path.join(folder, name))
  const { folder = source, below } = folderOf(builder, source);
  if (below !== '' && !below.includes('..'))
    builder.add('require-any', builder.nodeOf(node), builder.nodeOf(folder), below);
  // Matches: require(DRIVERS[name])
  else if (pattern === ANYTHING) builder.add('require-any', builder.nodeOf(node), builder.nodeOf(source), '');
}
