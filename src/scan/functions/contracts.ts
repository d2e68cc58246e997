import type { Node } from '../syntax/parse';
import { isFunction, keyName } from '../syntax/walk';

/** Nodes between a function and the variable, property or result that it becomes. */
const CARRIERS = new Set(['Property', 'ObjectExpression', 'ArrayExpression', 'ParenthesizedExpression']);

/** A class of promises that is not that of the language. */
// Matches: import Promise from 'bluebird', import * as Promise from 'bluebird'
const IMPORTS_PROMISE = /\bimport\b[^;'"]*\bPromise\b/;

/**
 * Whether the signature of a TypeScript function may be stated elsewhere: by an interface, a base class, an overload,
 * the type of the variable it is assigned to, or a type derived from it. The syntax cannot tell what it says, unless the
 * function says itself that it gives a promise: becoming async, it keeps its type.
 */
export function hasContract(fn: Node, text: string): boolean {
  if (saysPromise(fn, text)) return false;
  return isMemberOfFamily(fn) || isOverloaded(fn) || isPredicate(fn) || isExpected(fn) || isMeasured(fn, text);
}

// Matches: load(): Promise<string> { return Promise.resolve(readFileSync('a.txt', 'utf8')); }
function saysPromise(fn: Node, text: string): boolean {
  const annotation = annotationOf(fn);
  if (annotation === undefined || IMPORTS_PROMISE.test(text)) return false;
  return /^Promise\s*</.test(text.slice(annotation.start, annotation.end));
}

function annotationOf(fn: Node): Node | undefined {
  return (fn.returnType as Node | null | undefined)?.typeAnnotation as Node | undefined;
}

// Matches: class Disk extends Source { load() {} }, class Disk implements Store { load = () => {} }
function isMemberOfFamily(fn: Node): boolean {
  const member = fn.parent as Node;
  if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') return false;
  // A constructor always returns an instance of its class.
  if (member.kind === 'constructor') return false;
  const owner = member.parent?.parent as Node;
  return ((owner.implements as Node[] | undefined) ?? []).length > 0 || Boolean(owner.superClass);
}

// Matches: function pick(name: string): string; above function pick(name: any) {}
function isOverloaded(fn: Node): boolean {
  const member = fn.parent?.type === 'MethodDefinition' ? fn.parent : fn;
  const name = nameOf(member);
  const outer =
    member.parent?.type === 'ExportNamedDeclaration' ? (member.parent.parent as Node) : (member.parent as Node);
  const siblings = Array.isArray(outer.body) ? (outer.body as Node[]) : [];
  return siblings
    .map((sibling) => (sibling.declaration as Node | null | undefined) ?? sibling)
    .some((sibling) => sibling !== member && name !== undefined && isBodiless(sibling) && nameOf(sibling) === name);
}

function isBodiless(node: Node): boolean {
  return (
    node.type === 'TSDeclareFunction' || ((node.value as Node | null | undefined)?.type ?? '').startsWith('TSEmptyBody')
  );
}

function nameOf(node: Node): string | undefined {
  const own = (node.id ?? node.key) as Node | null | undefined;
  return own ? keyName(own, node.computed === true) : undefined;
}

// Matches: (value): value is Note
function isPredicate(fn: Node): boolean {
  return annotationOf(fn)?.type === 'TSTypePredicate';
}

// Matches: const load: Load = (name) => …, const table: Loaders = { load: (name) => … }
function isExpected(fn: Node): boolean {
  let holder = fn.parent as Node;
  while (CARRIERS.has(holder.type)) holder = holder.parent as Node;
  if (isFunction(fn) && fn.type === 'FunctionDeclaration') return false;
  if (holder.type === 'VariableDeclarator') return Boolean((holder.id as Node).typeAnnotation);
  return Boolean(holder.typeAnnotation) || holder.type === 'TSSatisfiesExpression';
}

// Matches: ReturnType<typeof load>
function isMeasured(fn: Node, text: string): boolean {
  const own = (fn.id ?? (fn.parent?.type === 'VariableDeclarator' ? fn.parent.id : undefined)) as
    Node | null | undefined;
  return own?.type === 'Identifier' && new RegExp(`ReturnType<\\s*typeof\\s+${own.name as string}\\b`).test(text);
}
