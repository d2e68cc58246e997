import { INSPECTION, REGISTERED_INSPECTION } from '../../language/protocols';
import type { Node } from './parse';

// Matches: [Symbol.iterator]() {}, Note.prototype[Symbol.iterator] = list, [util.inspect.custom]() {}
/** The name of a key that is a symbol by which the language, or Node, calls what is kept under it. */
export function symbolName(key: Node): string | undefined {
  switch (key.type) {
    case 'MemberExpression':
      return memberName(key.object as Node, (key.property as Node).name as string);
    case 'CallExpression':
      return isOfInspection(key) ? INSPECTION : undefined;
    case 'Identifier':
      return constantName(key);
    default:
      return undefined;
  }
}

function memberName(object: Node, property: string): string | undefined {
  if (object.name === 'Symbol') return `[Symbol.${property}]`;
  const inspect = (object.property as Node | undefined) ?? object;
  return property === 'custom' && inspect.name === 'inspect' ? INSPECTION : undefined;
}

// Matches: Symbol.for('nodejs.util.inspect.custom')
function isOfInspection({ callee, arguments: args }: Node): boolean {
  const { object, property } = callee as Node;
  const isFor = (object as Node | undefined)?.name === 'Symbol' && (property as Node).name === 'for';
  return isFor && (args as Node[])[0]?.value === REGISTERED_INSPECTION;
}

// Matches: const custom = Symbol.for('nodejs.util.inspect.custom'), and [custom]() {}
function constantName({ name, parent }: Node): string | undefined {
  let root = parent;
  while (root?.parent) root = root.parent;
  for (const { type, kind, declarations } of (root?.body as Node[] | undefined) ?? []) {
    if (type !== 'VariableDeclaration' || kind !== 'const') continue;
    const own = (declarations as Node[]).find(({ id }) => (id as Node).name === name);
    const init = own?.init as Node | null | undefined;
    if (init && init.type !== 'Identifier') return symbolName(init);
  }
  return undefined;
}
