import type { PathExpr } from '../../types';
import { bindingOf } from '../state/bindings';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { constantOf } from './constants';
import { pathFunctionOf } from './path-calls';
import type { Asked } from './parts';

/** Functions of Node's `path` module that give a part of a path. */
const PARTS: ReadonlySet<unknown> = new Set(['dirname', 'basename', 'extname']);
/** The same parts as fields of what `path.parse` gives. */
const FIELDS: Readonly<Record<string, string>> = { dir: 'dirname', base: 'basename', name: 'name', ext: 'extname' };

/** A part of a path, or a path that is put together of such parts; undefined for any other expression. */
// Matches: path.dirname(file), path.parse(file).dir, dir of const { dir } = path.parse(file)
export function partOfPath(asked: Asked, node: Node): PathExpr | undefined {
  switch (node.type) {
    case 'CallExpression':
      return byFunction(asked, node) ?? formatted(asked, node);
    case 'MemberExpression':
      return node.computed === true
        ? undefined
        : ofParsed(asked, node.object as Node, String((node.property as Node).name));
    case 'Identifier':
      return destructured(asked, node);
    default:
      return undefined;
  }
}

function byFunction(asked: Asked, call: Node): PathExpr | undefined {
  const name = pathFunctionOf(asked.builder, call);
  const [first, end] = call.arguments as Node[];
  if (name === undefined || !PARTS.has(name) || !first) return undefined;
  const args = name === 'basename' && end ? [end.type === 'Literal' ? String(end.value) : null] : [];
  return edited(asked, call, name, args);
}

function edited(
  { builder, pathOf, depth }: Asked,
  call: Node,
  method: string,
  args: readonly (string | null)[] = [],
): PathExpr | undefined {
  const index = builder.callIndexOf(call);
  const [path] = call.arguments as Node[];
  return index === undefined
    ? undefined
    : { kind: 'edited', call: index, of: pathOf(path, depth + 1), edit: { method, args } };
}

/** The call of `path.parse` that an expression, or a constant, has the result of. */
function parseAt({ builder }: Asked, expression: Node): Node | undefined {
  const node = constantOf(builder.scopes, expression);
  const isParse = node.type === 'CallExpression' && pathFunctionOf(builder, node) === 'parse';
  return isParse && (node.arguments as Node[]).length > 0 ? node : undefined;
}

function ofParsed(asked: Asked, expression: Node, field: string): PathExpr | undefined {
  const method = FIELDS[field];
  const call = method === undefined ? undefined : parseAt(asked, expression);
  return call && edited(asked, call, method);
}

function destructured(asked: Asked, name: Node): PathExpr | undefined {
  const variable = asked.builder.scopes.variableOf(name);
  if (!variable || variable.reassigned || variable.declared[0]?.parent?.type !== 'Property') return undefined;
  const binding = bindingOf(variable.declared[0]);
  if (binding?.from.kind !== 'value' || binding.steps.length !== 1) return undefined;
  return ofParsed(asked, binding.from.value, binding.steps[0]);
}

// Matches: path.format({ ...path.parse(file), base: 'users.json' }), path.format(Object.assign(path.parse(file), { ext: '.bak' }))
function formatted(asked: Asked, call: Node): PathExpr | undefined {
  if (pathFunctionOf(asked.builder, call) !== 'format') return undefined;
  const properties = propertiesOf((call.arguments as Node[])[0]);
  const parsed = properties.flatMap(({ type, argument }) =>
    type === 'SpreadElement' ? (parseAt(asked, argument as Node) ?? []) : [],
  )[0];
  if (!parsed) return undefined;
  const part = (field: string): PathExpr | undefined => {
    const named = properties.find(({ key, computed }) => key && keyName(key as Node, computed === true) === field);
    if (!named) return edited(asked, parsed, FIELDS[field]);
    const value = unwrap(named.value as Node);
    const isNone = value.type === 'Identifier' ? value.name === 'undefined' : value.value === '';
    return isNone ? undefined : asked.pathOf(value, asked.depth + 1);
  };
  const [dir, base, name, ext] = ['dir', 'base', 'name', 'ext'].map(part);
  const parts = [name, ext].filter((one) => one !== undefined);
  return dir && { kind: 'join', parts: [dir, base ?? { kind: 'concat', parts }] };
}

/** The properties of an object that is written out, also of several that become one. */
function propertiesOf(argument: Node | undefined): readonly Node[] {
  const node = argument && unwrap(argument);
  if (node?.type === 'ObjectExpression') return node.properties as Node[];
  if (node?.type !== 'CallExpression') return [];
  const { type, object, property } = unwrap(node.callee as Node);
  const isAssign = type === 'MemberExpression' && (object as Node).name === 'Object';
  if (!isAssign || (property as Node).name !== 'assign') return [];
  return (node.arguments as Node[]).flatMap((one) =>
    one.type === 'ObjectExpression'
      ? (one.properties as Node[])
      : [{ ...one, type: 'SpreadElement', argument: one } as Node],
  );
}
