import { accessorField, ANY_FIELD } from '../../language/fields';
import { storeSymbol } from './assign';
import type { FactsBuilder } from '../facts';
import { typedAs } from './types';
import { isFilledField } from '../functions/functions';
import type { Node } from '../syntax/parse';
import { isFunction, keyName } from '../syntax/walk';

/** A class: its constructor, what it inherits, and the members of its prototype. */
export function classRule(builder: FactsBuilder, node: Node): void {
  const value = builder.nodeOf(node);
  const members = (node.body as Node).body as Node[];
  const constructor = members.find(
    (member) => member.kind === 'constructor' && isFunction(member.value as Node) && (member.value as Node).body,
  );
  const fields = members.filter(isFilledField);
  const superclass = node.superClass ? builder.nodeOf(node.superClass as Node) : -1;
  // Not what `X.prototype` reads: that may also be the prototype of a class above.
  const prototype = builder.fresh();
  builder.add(
    'class',
    value,
    constructor ? builder.indexOf(constructor.value as Node) : -1,
    superclass,
    fields.map((field) => builder.indexOf(field)),
    prototype,
  );
  if (node.id)
    for (const variable of builder.scopes.declaredBy(node.id as Node))
      builder.add('copy', builder.variableNode(variable), value);
  for (const member of members) memberOfClass(builder, member, value, prototype);
}

function memberOfClass(builder: FactsBuilder, member: Node, value: number, prototype: number): void {
  if (member.type === 'PropertyDefinition' && !member.value) return injectedField(builder, member, prototype);
  if (!member.value || member.kind === 'constructor') return;
  // Abstract members and signatures have nothing that could run.
  if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') return;
  const isMethod = member.type === 'MethodDefinition';
  if (isMethod && !(member.value as Node).body) return;
  const field = keyName(member.key as Node, member.computed === true) ?? ANY_FIELD;
  const name = isMethod ? accessorField(member.kind as string, field) : field;
  const owner = member.static === true ? value : prototype;
  builder.add('store', owner, name, builder.nodeOf(member.value as Node));
  storeSymbol(builder, owner, member.key as Node, builder.nodeOf(member.value as Node));
  // A framework, or code out of sight, calls it on an instance.
  const isCallable = isMethod || (member.value as Node).type === 'FunctionExpression';
  if (isCallable && member.static !== true)
    builder.add('instance', builder.functions[builder.indexOf(member.value as Node)].thisNode, value);
  if (!isMethod && member.static !== true)
    builder.add(
      'store',
      builder.functions[builder.indexOf(member)].thisNode,
      name,
      builder.nodeOf(member.value as Node),
    );
}

// Matches: @Inject() private store: Store;
function injectedField(builder: FactsBuilder, member: Node, prototype: number): void {
  const name = keyName(member.key as Node, member.computed === true);
  if (name === undefined || member.static === true) return;
  const node = builder.fresh();
  typedAs(builder, member, node);
  builder.add('store', prototype, name, node);
}
