import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { keyName, unwrap } from '../syntax/walk';
import { selfAt } from './this-aliases';

/** A field, by its key as it is written, and what it gets. */
interface Field {
  readonly key: Node;
  readonly computed: boolean;
  readonly value: Node;
}

/** The values that a file assigns to fields of `this`, by name. */
export function valuesOfFields(builder: FactsBuilder): ReadonlyMap<string, readonly Node[]> {
  const fields = new Map<string, Node[]>();
  for (const { key, computed, value } of fieldsIn(builder)) {
    const name = keyName(key, computed);
    if (name !== undefined) fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

function fieldsIn(builder: FactsBuilder): readonly Field[] {
  const all = (type: string): readonly Node[] => builder.within(builder.program, type);
  return [
    ...all('AssignmentExpression').flatMap((node) => assigned(builder, node)),
    ...all('CallExpression').flatMap(merged),
    ...all('PropertyDefinition').flatMap(valued),
    ...all('TSParameterProperty').map(declared),
  ];
}

// Matches: this.users = users
function assigned(builder: FactsBuilder, { left, right }: Node): Field[] {
  const { type, object, property, computed } = left as Node;
  if (type !== 'MemberExpression' || !selfAt(builder, unwrap(object as Node))) return [];
  return [{ key: property as Node, computed: computed === true, value: right as Node }];
}

// Matches: Object.assign(this, { users, options })
function merged({ callee, arguments: args }: Node): Field[] {
  const { type, object, property } = callee as Node;
  const isAssign = type === 'MemberExpression' && (object as Node).name === 'Object';
  if (!isAssign || (property as Node).name !== 'assign') return [];
  const [target, ...sources] = args as Node[];
  if (target?.type !== 'ThisExpression') return [];
  return sources
    .flatMap((source) => (source.type === 'ObjectExpression' ? (source.properties as Node[]) : []))
    .flatMap(valued);
}

// Matches: class Team { users = []; }, and { users: [] }
function valued({ key, computed, value }: Node): Field[] {
  return key && value ? [{ key: key as Node, computed: computed === true, value: value as Node }] : [];
}

// Matches: constructor(private users: User[])
function declared({ parameter }: Node): Field {
  const { type, left } = parameter as Node;
  const name = (type === 'AssignmentPattern' ? left : parameter) as Node;
  return { key: name, computed: false, value: name };
}
