import { posix } from 'node:path';
import type { FactsBuilder } from '../facts';
import { bindingOf } from '../state/bindings';
import { rootOf } from '../state/accesses';
import { requestOf } from '../syntax/imports';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { unwrap } from '../syntax/walk';

const IMPORT = 'import ';
const MAX_DEPTH = 4;
/** What a request for a module may leave out. */
const OPTIONAL_END = /(?:\/index)?(?:\.(?:[cm]?[jt]s|json))?$/;

/**
 * A name for an expression of unknown value, which is the same where the value is: `file` of `const { file } = config` is
 * `config.file`, and what a module exports has the name of the module, whatever an importer calls it.
 */
export function nameOf(builder: FactsBuilder, expression: Node, depth = 0): string {
  const node = unwrap(expression);
  const text = asWritten(builder, node);
  if (depth > MAX_DEPTH) return text;
  const request = requestOf(node);
  if (request !== undefined) return moduleName(builder, request);
  if (node.type === 'MemberExpression' && node.computed !== true)
    return `${nameOf(builder, node.object as Node, depth + 1)}.${(node.property as Node).name as string}`;
  const variable = node.type === 'Identifier' ? builder.scopes.variableOf(node) : undefined;
  return (variable && nameOfVariable(builder, variable, depth)) ?? text;
}

/** An expression without what does not occur in names. */
export function asWritten({ file }: FactsBuilder, { start, end }: Node): string {
  return file.text.slice(start, end).replace(/[^\w.#$]+/g, '');
}

function nameOfVariable(builder: FactsBuilder, variable: Variable, depth: number): string | undefined {
  if (variable.reassigned || variable.declared.length !== 1) return undefined;
  const root = rootOf(builder, variable);
  const isPart = variable.declared[0].parent?.type === 'Property';
  if (root.startsWith(IMPORT) && !isPart) {
    const name = moduleName(builder, root.slice(IMPORT.length));
    const { type, imported } = variable.declared[0].parent as Node;
    return type === 'ImportSpecifier' ? `${name}.${(imported as Node).name as string}` : name;
  }
  const binding = bindingOf(variable.declared[0]);
  if (binding?.from.kind !== 'value' || binding.rest || binding.steps.length === 0) return undefined;
  const value = unwrap(binding.from.value);
  const isNamed = value.type === 'Identifier' || value.type === 'MemberExpression' || requestOf(value) !== undefined;
  return isNamed ? [nameOf(builder, value, depth + 1), ...binding.steps].join('.') : undefined;
}

function moduleName({ file }: FactsBuilder, request: string): string {
  if (!request.startsWith('.')) return request;
  const path = posix.join(posix.dirname(file.path), request).replace(OPTIONAL_END, '');
  return `${path.replace(/[/*<>#]/g, ':')}#${posix.basename(path)}`;
}

/**
 * A name for a constant of unknown value, so that paths below it can be compared: `<lib/paths.js#dataDir>`. What only the
 * environment decides is the same in each file.
 */
export function opaqueName(builder: FactsBuilder, declarator: Node): string | undefined {
  const id = declarator.id as Node;
  const init = unwrap(declarator.init as Node);
  const isUnknown =
    init.type === 'LogicalExpression' || init.type === 'ConditionalExpression' || init.type === 'MemberExpression';
  if (id.type !== 'Identifier' || !isUnknown || builder.scopes.variableOf(id)?.reassigned) return undefined;
  const { path, text } = builder.file;
  const origin = isOfEnvironment(init) ? text.slice(init.start, init.end).replace(/\s+/g, '') : path;
  return `<${origin.replace(/[/*<>#]/g, ':')}#${id.name as string}>`;
}

// Matches: process.env.DATA || './data', process.env.DATA ?? 'data'
function isOfEnvironment(node: Node): boolean {
  const inner = unwrap(node);
  if (inner.type === 'Literal') return true;
  if (inner.type === 'LogicalExpression')
    return [inner.left, inner.right].every((side) => isOfEnvironment(side as Node));
  const object = inner.type === 'MemberExpression' ? (inner.object as Node) : undefined;
  return object?.type === 'MemberExpression' && (object.object as Node).name === 'process';
}
