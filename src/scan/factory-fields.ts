import type { Span } from '../types';
import type { FactsBuilder } from './facts';
import { isEmptyField, isHidden } from './factory-types';
import type { Parameter } from './factory-parameters';
import type { Node } from './parse';
import { keyName } from './walk';

/** A private method would not be the first thing by which the class differs from objects of the same shape. */
export function hasHidden(members: readonly Node[], constructor: Node, params: readonly Parameter[]): boolean {
  return (
    params.some((param) => param.isHidden) || members.some((member) => member.value !== constructor && isHidden(member))
  );
}

// Matches: path?: string, path: string | undefined
/** What is known of the field depends on what was put into it last. */
export function isLooselyTyped(text: string, { optional, typeAnnotation }: Node): boolean {
  if (optional === true) return true;
  const { start, end } = (typeAnnotation ?? { start: 0, end: 0 }) as Node;
  return /\||\b(?:any|unknown)\b/.test(text.slice(start, end));
}

interface Setting {
  readonly set: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

/** What fields need that a method sets and not the constructor: a `!` at their ends, no `readonly`; undefined where it takes more. */
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

/** Names of the properties of `this` that are set in a stretch of the text. */
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

/** The name of a member of a class; empty where it is computed. */
export function nameOf({ key, computed }: Node): string {
  return key ? (keyName(key as Node, computed === true) ?? '') : '';
}
