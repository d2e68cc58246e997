import { partitionPoint } from '../../partition-point';
import type { Node } from './parse';
import type { Scopes } from './scopes';

/** Names that a new binding could clash with: all but `.property` and `key:`. */
export function namesIn(identifiers: readonly Node[]): Set<string> {
  const names = new Set<string>();
  for (const node of identifiers) if (!isPropertyName(node)) names.add(node.name as string);
  return names;
}

function isPropertyName(node: Node): boolean {
  const parent = node.parent as Node;
  if (parent.computed === true || parent.shorthand === true) return false;
  if (parent.type === 'MemberExpression') return parent.property === node;
  return (
    (parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') &&
    parent.key === node
  );
}

/** The offsets at which lines start. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** 1-based line and column of an offset. */
export function locate(lines: readonly number[], offset: number): { line: number; column: number } {
  const line = partitionPoint(lines.length, (index) => lines[index] <= offset);
  return { line, column: offset - lines[line - 1] + 1 };
}

/** Names that several scopes declare. A class, which declares its name twice, does not count. */
export function ambiguousNames({ variables }: Scopes): Set<string> {
  const seen = new Map<string, Node>();
  const ambiguous = new Set<string>();
  for (const { name, declared } of variables) {
    const known = seen.get(name);
    if (known && known !== declared[0]) ambiguous.add(name);
    seen.set(name, declared[0]);
  }
  return ambiguous;
}

/** Whether `await` is used as a name: then no enclosing function can become async. */
// Matches: await(x) in a function that is not async, where it is a name as any other
export function isNameAwait(node: Node): boolean {
  if (node.name !== 'await') return false;
  const { type, computed, property, key } = node.parent as Node;
  return !(
    (type === 'MemberExpression' && property === node && computed !== true) ||
    (key === node && computed !== true)
  );
}
