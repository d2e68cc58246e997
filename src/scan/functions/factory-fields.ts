import type { Span } from '../../types';
import type { FactsBuilder } from '../facts';
import { isEmptyField, isHidden } from './factory-types';
import type { Parameter } from './factory-parameters';
import type { Node } from '../syntax/parse';
import { keyName } from '../syntax/walk';

/**
 * Whether the class has a private member already, so that another one does not make it nominal for the type checker.
 */
export function hasHidden(members: readonly Node[], constructor: Node, params: readonly Parameter[]): boolean {
  return (
    params.some((param) => param.isHidden) || members.some((member) => member.value !== constructor && isHidden(member))
  );
}

// Matches: path?: string, path: string | undefined
/** The narrowed type of such a field depends on the last assignment. */
export function isLooselyTyped(text: string, { optional, typeAnnotation }: Node): boolean {
  if (optional === true) return true;
  const { start, end } = (typeAnnotation ?? { start: 0, end: 0 }) as Node;
  return /\||\b(?:any|unknown)\b/.test(text.slice(start, end));
}

interface Setting {
  readonly set: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

/**
 * What the types of fields need that a method assigns: a `!`, and no `readonly`; undefined where that is not enough.
 */
export function fieldsFilledIn(
  text: string,
  members: readonly Node[],
  { set, before }: Setting,
): { readonly fields: readonly number[]; readonly loose: readonly Span[] } | undefined {
  const isField = ({ type, static: isStatic }: Node): boolean => type === 'PropertyDefinition' && !isStatic;
  const filled = members.filter((member) => isField(member) && set.has(nameOf(member)));
  if (filled.some(({ typeAnnotation, readonly, value }) => !typeAnnotation && (readonly === true || !value)))
    return undefined;
  return {
    fields: filled
      .filter((member) => isEmptyField(text, member) && !before.has(nameOf(member)))
      .map(({ key }) => (key as Node).end),
    loose: filled.filter(({ readonly }) => readonly === true).map((member) => readonlyOf(text, member)),
  };
}

function readonlyOf(text: string, { start, key }: Node): Span {
  const before = text.slice(start, (key as Node).start);
  const at = start + before.lastIndexOf('readonly');
  return { start: at, end: (key as Node).start };
}

/** The names of the properties of `this` that are assigned in a span. */
export function namesSetIn(builder: FactsBuilder, span: Span): ReadonlySet<string> {
  const ours = builder
    .within(span, 'MemberExpression')
    .filter((node) => (node.object as Node).type === 'ThisExpression');
  return new Set(ours.filter(isTarget).map((node) => keyName(node.property as Node, node.computed === true) ?? ''));
}

// Matches: this.text = …, this.count++, [this.first] = …, ({ name: this.name } = …)
function isTarget(node: Node): boolean {
  const parent = node.parent as Node;
  if (parent.type === 'AssignmentExpression' || parent.type === 'AssignmentPattern') return parent.left === node;
  if (parent.type === 'Property') return parent.value === node && parent.parent?.type === 'ObjectPattern';
  return ['ArrayPattern', 'RestElement', 'UpdateExpression', 'ForOfStatement', 'ForInStatement'].includes(parent.type);
}

/** The name of a class member; empty where it is computed. */
export function nameOf({ key, computed }: Node): string {
  return key ? (keyName(key as Node, computed === true) ?? '') : '';
}
