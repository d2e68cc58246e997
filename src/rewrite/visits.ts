/** A node of a syntax tree, and which of its properties hold nodes. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The tree of a text that parses; `keys` name the properties that hold nodes. */
export interface Tree {
  readonly program: Node;
  readonly comments: readonly { readonly type: string; readonly start: number; readonly end: number }[];
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** A node and all below it; of what `stops` says yes to, nothing further down. */
export function nodesBelow(root: Node, keys: Tree['keys'], stops: (node: Node) => boolean = () => false): Node[] {
  const below = (keys[root.type] ?? []).flatMap((key) => [root[key]].flat()).filter(isNode);
  return [root, ...below.flatMap((node) => (stops(node) ? [node] : nodesBelow(node, keys, stops)))];
}

/** True for functions and arrows. */
export function isFunction({ type }: Node): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
}

/** True when the body of a `for…of` can do what the callback of `list.forEach(callback)` does. */
export function isPlainVisit(call: Node, keys: Tree['keys']): boolean {
  const [visit] = call.arguments as Node[];
  const [param, ...more] = visit.params as Node[];
  if (!param || more.length > 0 || visit.generator === true || visit.returnType || !isPlainParam(param)) return false;
  const list = (call.callee as Node).object as Node;
  const names = namesIn(param, keys);
  if (namesIn(list, keys).some((name) => names.includes(name))) return false;
  const body = visit.body as Node;
  if (visit.type === 'FunctionExpression' && (visit.id || nodesBelow(body, keys).some(isOwnOfFunction))) return false;
  return nodesBelow(body, keys, isFunction).every(keepsItsMeaning) && !returnsFromLoop(body, keys);
}

/** The `return`s of a callback itself. */
export function returnsOf(visit: Node, keys: Tree['keys']): Node[] {
  return nodesBelow(visit.body as Node, keys, isFunction).filter(({ type }) => type === 'ReturnStatement');
}

/** True when a callback assigns to its parameter. */
export function reassigns(visit: Node, keys: Tree['keys']): boolean {
  const names = namesIn((visit.params as Node[])[0], keys);
  const targets = nodesBelow(visit.body as Node, keys)
    .map(targetOf)
    .filter(isNode);
  return targets.some((target) => namesIn(target, keys, isMember).some((name) => names.includes(name)));
}

/** The variables that a node assigns to. A property is not: `users[id] = 1` leaves both names as they are. */
function targetOf({ type, left, argument }: Node): Node | undefined {
  const isAssignment = /^(?:AssignmentExpression|ForInStatement|ForOfStatement)$/.test(type);
  const target = isAssignment ? left : type === 'UpdateExpression' ? argument : undefined;
  return isNode(target) && !/^(?:MemberExpression|VariableDeclaration)$/.test(target.type) ? target : undefined;
}

function isMember({ type }: Node): boolean {
  return type === 'MemberExpression';
}

function isPlainParam({ type, typeAnnotation }: Node): boolean {
  return !typeAnnotation && ['Identifier', 'ObjectPattern', 'ArrayPattern'].includes(type);
}

function isOwnOfFunction({ type, name }: Node): boolean {
  return type === 'ThisExpression' || (type === 'Identifier' && name === 'arguments');
}

/** What a loop may hold as well as a function. */
function keepsItsMeaning(node: Node): boolean {
  if (node.type === 'ReturnStatement') return !node.argument;
  if (node.type === 'VariableDeclaration') return node.kind !== 'var';
  return node.type !== 'FunctionDeclaration' && typeof node.directive !== 'string';
}

/** A `return` in a loop of its own leaves the callback; `continue` would stay in that loop. */
function returnsFromLoop(body: Node, keys: Tree['keys']): boolean {
  return nodesBelow(body, keys, isFunction)
    .filter(({ type }) => /^(?:For|While|DoWhile)/.test(type))
    .some((loop) => nodesBelow(loop, keys, isFunction).some(({ type }) => type === 'ReturnStatement'));
}

function namesIn(node: Node, keys: Tree['keys'], stops?: (node: Node) => boolean): string[] {
  return nodesBelow(node, keys, stops).flatMap(({ type, name }) => (type === 'Identifier' ? [name as string] : []));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
