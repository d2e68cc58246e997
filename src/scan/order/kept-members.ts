import type { KeptPromise } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import type { Variable } from '../syntax/scopes';
import { keyName, unwrap, type Nodes } from '../syntax/walk';
import { makesPromises } from './kept-promises';
import { isDealtWith } from './promise-deals';

/** Promises that properties hold until they are awaited or handled. */
// Matches: const asked = { user: load(id) }; … await asked.user; -- and req.user = load(id); … await req.user;
export function keptMembers(builder: FactsBuilder, tree: Nodes): KeptPromise[] {
  const members = tree.of('MemberExpression');
  const deals = members.filter((member) => isDealtWith(builder, member));
  if (deals.length === 0) return [];
  const writes = members.filter(isAssigned);
  return deals.flatMap((deal) => {
    const place = placeOf(builder, deal);
    if (place === undefined) return [];
    const fn = builder.ownerOf(deal);
    const isSame = (write: Node): boolean => isPlace(placeOf(builder, write), place);
    const assigned = writes.filter(isSame).map((write) => (write.parent as Node).right as Node);
    return [...assigned, ...declaredAt(place)]
      .filter((value) => value.end <= deal.start && builder.ownerOf(value) === fn && makesPromises(value))
      .map((value) => {
        const made = unwrap(value);
        const call = made.type === 'CallExpression' ? builder.callIndexOf(made) : undefined;
        return { fn, value: { start: value.start, end: value.end }, call, from: value.end, until: deal.start };
      });
  });
}

/** A property of the object in a variable, or of `this`. */
interface Place {
  readonly object: Variable | 'this';
  readonly name: string;
}

function placeOf({ scopes }: FactsBuilder, { object, property, computed }: Node): Place | undefined {
  const name = keyName(property as Node, computed === true);
  const owner = unwrap(object as Node);
  const variable = owner.type === 'Identifier' ? scopes.variableOf(owner) : undefined;
  const held = owner.type === 'ThisExpression' ? 'this' : variable;
  return name === undefined || held === undefined ? undefined : { object: held, name };
}

function isPlace(place: Place | undefined, other: Place): boolean {
  return place?.object === other.object && place.name === other.name;
}

function isAssigned(member: Node): boolean {
  const { parent } = member;
  return parent?.type === 'AssignmentExpression' && parent.operator === '=' && parent.left === member;
}

/** What an object has at a place from its declaration on. */
function declaredAt({ object, name }: Place): readonly Node[] {
  if (object === 'this') return [];
  const { parent } = object.declared[0] ?? {};
  const init = parent?.type === 'VariableDeclarator' && parent.init ? unwrap(parent.init as Node) : undefined;
  if (init?.type !== 'ObjectExpression') return [];
  return (init.properties as Node[])
    .filter(({ key, computed }) => key && keyName(key as Node, computed === true) === name)
    .map(({ value }) => value as Node);
}
