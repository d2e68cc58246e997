import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { thisOwner } from '../syntax/receivers';
import { keyName, spanOf } from '../syntax/walk';

/** Fields that are assigned more often are represented by their name. */
const MAX_ASSIGNED = 4;

type Assigned = ReadonlyMap<string, readonly Node[]>;

const known = new WeakMap<Node, Assigned>();

/** The values that a class assigns to a field of `this`, where a method of it uses the field; none where they are too many. */
// Matches: path.join(dir, 'users.json') for this.file, after constructor(dir) { this.file = path.join(dir, 'users.json'); }
export function assignedToField(builder: FactsBuilder, { object, property, computed }: Node): readonly Node[] {
  if ((object as Node).type !== 'ThisExpression') return [];
  const owner = thisOwner(object as Node);
  const body = owner && classAround(owner);
  const name = keyName(property as Node, computed === true);
  if (!body || name === undefined) return [];
  const all = known.get(body) ?? assignedIn(builder, body);
  known.set(body, all);
  const values = all.get(name) ?? [];
  return values.length <= MAX_ASSIGNED ? values : [];
}

function classAround(node: Node): Node | undefined {
  for (let at: Node | null | undefined = node; at; at = at.parent) if (at.type === 'ClassBody') return at;
  return undefined;
}

function assignedIn(builder: FactsBuilder, body: Node): Assigned {
  const found = new Map<string, Node[]>();
  const add = (key: Node, computed: boolean, value: Node): void => {
    const name = keyName(key, computed);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), value]);
  };
  for (const node of builder.within(spanOf(body), 'AssignmentExpression', 'PropertyDefinition')) {
    const target = (node.left ?? node) as Node;
    const value = (node.right ?? node.value) as Node | null;
    if (!value || node.static === true) continue;
    if (node.left === undefined) add(node.key as Node, node.computed === true, value);
    else if (target.type === 'MemberExpression' && (target.object as Node).type === 'ThisExpression')
      add(target.property as Node, target.computed === true, value);
  }
  return found;
}
