import { posix } from 'node:path';
import type { Home, Naming, Span } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, spanOf } from '../syntax/walk';

/** Whether an expression is `module.exports`. */
export function isModuleExports(target: Node): boolean {
  return (
    target.type === 'MemberExpression' &&
    target.computed !== true &&
    (target.object as Node).name === 'module' &&
    (target.property as Node).name === 'exports'
  );
}

// Matches: module.exports = function load() {}
/** The home of a function that is the whole export of its module: its twin is a property of it. */
export function moduleHome(
  builder: FactsBuilder,
  fn: Node,
  statement: Node,
  target: Node,
): Omit<Home, 'usesThis'> | undefined {
  const name = nameFor(builder, fn);
  if (name === undefined) return undefined;
  const written = { start: target.start, end: target.end, name, before: 'module.exports.' };
  return { form: 'assignment', span: spanOf(statement), names: [written], nodes: [] };
}

// Matches: export default function load() {}, export default () => {}
/** The home of a default export: its twin is a named export. */
export function defaultHome(builder: FactsBuilder, fn: Node): Omit<Home, 'usesThis'> | undefined {
  const statement = fn.parent as Node;
  const name = nameFor(builder, fn);
  if (name === undefined) return undefined;
  const head = { start: statement.start + 'export '.length, end: fn.start, name };
  const names =
    fn.type === 'FunctionDeclaration'
      ? [{ ...head, text: '' }, ...(fn.id ? [] : [{ ...gapOf(fn, builder.file.text), name, before: ' ' }])]
      : [{ ...head, before: 'const ', after: ' = ' }];
  return { form: 'declaration', span: spanOf(statement), names, nodes: [] };
}

// Matches: function (path) {}
function gapOf(fn: Node, text: string): Span {
  const head = /^(?:async\s+)?function\s*\*?/.exec(text.slice(fn.start))?.[0].trimEnd().length ?? 0;
  return { start: fn.start + head, end: text.indexOf('(', fn.start) };
}

/** The name of the function, else that of the file. */
function nameFor(builder: FactsBuilder, fn: Node): string | undefined {
  const own = fn.id as Node | null | undefined;
  if (own) return own.name as string;
  const { path } = builder.file;
  const base = posix.basename(path).replace(/\..*$/, '');
  const words = base === 'index' ? posix.basename(posix.dirname(path)) : base;
  const name = words.replace(/[^\w$]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  return /^[a-z_$][\w$]*$/i.test(name) ? name : undefined;
}

// Matches: export const { load, save: store } = files
/** The names that a statement exports from an object, where further ones can be added. */
export function patternNames(builder: FactsBuilder, pattern: Node): Naming[] {
  if (pattern.typeAnnotation) return [];
  return (pattern.properties as Node[]).flatMap((property) => {
    const { key, value, computed, start, end } = property as Node & { key?: Node; value?: Node };
    if (property.type === 'RestElement' || computed === true || value?.type !== 'Identifier') return [];
    const imported = keyName(key as Node, false);
    const [variable] = builder.scopes.declaredBy(value);
    if (imported === undefined || !variable || variable.reassigned) return [];
    const node = builder.variableNode(variable);
    return [{ name: variable.name, object: -1, node, form: 'pattern' as const, span: { start, end }, imported }];
  });
}
