import type { Access } from '../../types';
import { APPLICATION } from './applications';
import type { FactsBuilder } from '../facts';
import { classesWithComputedFields, isComputed } from './computed-fields';
import { fieldAccesses } from './field-accesses';
import { fieldOfInstance, isOfClosedClass } from './instances';
import { requestOf } from '../syntax/imports';
import { leftResults } from './left-results';
import { comesBackAt, movesPlace, remembersPlace } from './last-index';
import { touchesOfOnePiece } from './one-piece';
import { isOfPackage, packageTouches } from './package-state';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { isFunction, unwrap, type Nodes } from '../syntax/walk';
import { prototypeAccesses } from './prototypes';
import { hasStaticFields, keepsState } from './statics';
import { selvesIn } from './this-aliases';
import { type Touch, accessKinds, isBuffer } from './touches';

const CLASS = /^Class(?:Declaration|Expression)$/;

/** Reads and writes of shared state: captured variables, and fields of `this`. */
export function accessesOf(builder: FactsBuilder, tree: Nodes): Access[] {
  const selves = selvesIn(builder, tree);
  const open = classesWithComputedFields(builder, selves);
  const variables = builder.scopes.variables
    .filter(isMutable)
    .flatMap((variable) => variableAccesses(builder, variable, open));
  return [...variables, ...prototypeAccesses(builder), ...fieldAccesses(builder, selves, tree)];
}

/** A binding that can hold state: not a function, class or import of a module, and not a constant literal. */
export function isMutable(variable: Variable): boolean {
  const declared = variable.declared[0]?.parent;
  if (!declared) return false;
  const isParameter = isFunction(declared) && (declared.params as Node[]).includes(variable.declared[0]);
  if (isFunction(declared) && !isParameter) return keepsState(variable);
  if (CLASS.test(declared.type)) return hasStaticFields(declared) || keepsState(variable);
  if (variable.kind === 'import' || remembersPlace(variable)) return true;
  const init = declared.type === 'VariableDeclarator' ? (declared.init as Node | null) : null;
  if (variable.reassigned || !init) return true;
  const { type } = unwrap(init);
  return FUNCTION.test(type) ? keepsState(variable) : !CONSTANT.test(type);
}

const CODE = /^Class|Function/;

/** The type of what declares a variable, or of its first value. */
function declaredAs({ declared: [name] }: Variable): string {
  const { type, init } = name.parent as Node;
  return type === 'VariableDeclarator' && init ? unwrap(init as Node).type : type;
}

const FUNCTION = /^(?:ArrowFunction|Function)Expression$/;
const CONSTANT = /^(?:Template)?Literal$/;

function variableAccesses(builder: FactsBuilder, variable: Variable, open: ReadonlySet<number>): Access[] {
  const uses = accessingUses(builder, variable);
  if (uses.length === 0) return [];
  const home = homeOf(builder, variable);
  const root = rootOf(builder, variable);
  const touches = isOfPackage(root) ? touchesOfPackage(root, variable) : touchesOf(variable);
  const isInstance = isOfClosedClass(builder, variable, open) && !uses.some(isComputed);
  // Who names a class or a function reads none of its fields.
  const isCode = variable.kind !== 'parameter' && CODE.test(declaredAs(variable));
  return uses.flatMap((use) =>
    touches(use)
      .filter(({ kind, members }) => !isCode || kind === 'write' || members.length > 0)
      .map((touch): Access => ({ fn: builder.ownerOf(use), ...touch, root, home, name: variable.name }))
      .map((access) => (isInstance ? fieldOfInstance(builder, access) : access)),
  );
}

/** The uses of a variable outside of the function that declares it. */
export function sharedUses(builder: FactsBuilder, variable: Variable): readonly Node[] {
  if (variable.topLevel || variable.uses.length === 0) return variable.uses;
  const home = homeOf(builder, variable);
  return variable.uses.filter((use) => builder.ownerOf(use) !== home);
}

/** Those, or all of them, if async functions inside use the variable. */
function accessingUses(builder: FactsBuilder, variable: Variable): readonly Node[] {
  const shared = sharedUses(builder, variable);
  if (variable.topLevel || shared.length === 0) return shared;
  const home = homeOf(builder, variable);
  return shared.some((use) => isInAsync(builder, use, home)) ? variable.uses : shared;
}

/** Whether a node is in an async function inside of the function `home`, which may run beside it. */
function isInAsync(builder: FactsBuilder, node: Node, home: number): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (isFunction(at)) {
      if (at.async === true && builder.ownerOf(at.body as Node) !== home) return true;
      if (builder.ownerOf(at.body as Node) === home) return false;
    }
  return false;
}

/** Whether a use is in another function than the one that declares the variable. */
export function isShared(builder: FactsBuilder, variable: Variable, use: Node): boolean {
  return variable.topLevel || builder.ownerOf(use) !== homeOf(builder, variable);
}

/** The function that declares a variable; for the name of a function, the enclosing one. */
export function homeOf(builder: FactsBuilder, { declared: [name] }: Variable): number {
  const isName = name.parent && (isFunction(name.parent) || CLASS.test(name.parent.type)) && name.parent.id === name;
  return builder.ownerOf(isName ? (name.parent as Node) : name);
}

/** How a use of a variable touches it, and where that takes effect. */
function touchesOf(variable: Variable): (use: Node) => readonly (Touch & Pick<Access, 'at'>)[] {
  const buffer = isBuffer(variable);
  const place = remembersPlace(variable);
  const asOne = touchesOfOnePiece(variable);
  const leftBy = leftResults(variable);
  return (use) => {
    const touches = [...accessKinds(use, buffer), ...leftBy(use)];
    if (!place || !movesPlace(use))
      return (asOne?.(use, touches) ?? touches).map((touch) => ({ at: use.start, ...touch }));
    const again = comesBackAt(use);
    return (again === undefined ? [use.start] : [use.start, again]).flatMap((at) =>
      (['read', 'write'] as const).map((kind) => ({ at, kind, members: [] })),
    );
  };
}

function touchesOfPackage(root: string, variable: Variable): ReturnType<typeof touchesOf> {
  const leftBy = leftResults(variable);
  return (use) => [...packageTouches(root, use), ...leftBy(use)].map((touch) => ({ at: use.start, ...touch }));
}

/** The root of a variable's access path. An import has that of its module, so that all importers share it. */
export function rootOf(builder: FactsBuilder, variable: Variable): string {
  const declared = variable.declared[0];
  if (isApplication(declared)) return APPLICATION;
  const own = `${builder.file.path}#${variable.name}@${declared.start}`;
  if (variable.kind === 'import') {
    let statement = declared.parent;
    while (statement && statement.type !== 'ImportDeclaration') statement = statement.parent;
    const source = statement?.source as Node | undefined;
    return source ? `import ${String(source.value)}` : own;
  }
  const request = requestedBy(declared.parent) ?? partRequestedBy(declared);
  return request === undefined ? own : `import ${request}`;
}

// Matches: const store = require('./store')
function requestedBy(declarator: Node | undefined): string | undefined {
  return declarator?.type === 'VariableDeclarator' && declarator.init
    ? requestOf(unwrap(declarator.init as Node))
    : undefined;
}

// Matches: const { totals } = require('./store'), and not: const { defaults } = require('axios'), whose state is one
function partRequestedBy({ parent: property }: Node): string | undefined {
  const pattern = property?.type === 'Property' ? property.parent : undefined;
  const request = pattern?.type === 'ObjectPattern' ? requestedBy(pattern.parent) : undefined;
  return request?.startsWith('.') ? request : undefined;
}

// Matches: const app = express(), const app = require('fastify')(), const app = new Koa(), const server = Hapi.server()
function isApplication({ parent }: Node): boolean {
  const init = parent?.type === 'VariableDeclarator' ? (parent.init as Node | null) : null;
  if (init?.type !== 'CallExpression' && init?.type !== 'NewExpression') return false;
  const { type, name, object, property } = init.callee as Node;
  if (type !== 'MemberExpression')
    return /^(?:express|[fF]astify|[kK]oa)$/.test(requestOf(init.callee as Node) ?? String(name));
  return /^hapi$/i.test(String((object as Node).name)) && /^server$/i.test(String((property as Node).name));
}
