import { accessorField } from '../../language/fields';
import { fieldOf } from './assign';
import type { ComputedStore } from './computed-keys';
import type { FactsBuilder } from '../facts';
import { initOf, listOf } from './known-keys';
import type { Node } from '../syntax/parse';
import type { Scopes, Variable } from '../syntax/scopes';
import { keyName, unwrap } from '../syntax/walk';

/** The objects of a list that is written out, each with its name. */
export interface Rows {
  readonly variable?: Variable;
  readonly named: readonly (readonly [name: string, row: Node])[];
}

/** The list from whose objects a computed name is taken; undefined where their names are not written there. */
// Matches: for (const action of ACTIONS) api[action.name] = action.run, ACTIONS.forEach(({ name, run }) => { api[name] = run; })
export function rowsOf(scopes: Scopes, key: Node, variable: Variable | undefined): Rows | undefined {
  const object = key.type === 'MemberExpression' ? unwrap(key.object as Node) : undefined;
  const row = object?.type === 'Identifier' ? scopes.variableOf(object) : undefined;
  const property = variable?.declared[0].parent;
  const pattern =
    property?.type === 'Property' && property.parent?.type === 'ObjectPattern' ? property.parent : undefined;
  const list = row ? listOf(row.declared[0]) : pattern && listOf(pattern);
  const field = row
    ? fieldOf(key)
    : pattern && keyName((property as Node).key as Node, (property as Node).computed === true);
  if (!list || field === undefined || row?.reassigned || variable?.reassigned) return undefined;
  const named = rowsIn(scopes, list).map((one): [unknown, Node] => [valueOf(one, field)?.value, one]);
  const isNamed = named.length > 0 && named.every(([name]) => typeof name === 'string');
  return isNamed ? { variable: row, named: named as [string, Node][] } : undefined;
}

function rowsIn(scopes: Scopes, expression: Node): readonly Node[] {
  const node = unwrap(expression);
  const list = node.type === 'Identifier' ? initOf(scopes, node) : node;
  const elements = list?.type === 'ArrayExpression' ? (list.elements as (Node | null)[]) : [];
  return elements.every((one) => one?.type === 'ObjectExpression') ? (elements as Node[]) : [];
}

function valueOf({ properties }: Node, field: string): Node | undefined {
  const found = (properties as Node[]).find(
    ({ type, key, computed }) => type === 'Property' && keyName(key as Node, computed === true) === field,
  );
  return found && unwrap(found.value as Node);
}

/** Stores under the name of each row what is taken from it. */
export function storeRows(
  builder: FactsBuilder,
  { object, value, kind = 'value' }: ComputedStore,
  { variable, named }: Rows,
): void {
  for (const [name, row] of named) {
    const own = partOf(builder.scopes, value, row, variable);
    builder.add('store', object, accessorField(kind, name), builder.nodeOf(own ?? value));
  }
}

/** What a row has where the value is taken from each of them. */
function partOf(scopes: Scopes, value: Node, row: Node, variable: Variable | undefined): Node | undefined {
  const object = value.type === 'MemberExpression' ? unwrap(value.object as Node) : undefined;
  if (object?.type === 'Identifier' && variable !== undefined && scopes.variableOf(object) === variable)
    return valueOf(row, fieldOf(value));
  const declared = value.type === 'Identifier' ? scopes.variableOf(value)?.declared[0] : undefined;
  const property = declared?.parent;
  if (property?.type !== 'Property' || property.value !== declared || property.parent?.type !== 'ObjectPattern')
    return undefined;
  const field = keyName(property.key as Node, property.computed === true);
  return listOf(property.parent) && field !== undefined ? valueOf(row, field) : undefined;
}
