import type { Node, Parsed } from './parse';

/** Names that a new binding could clash with: everything but `.property` and `key:`. */
export function namesIn(nodes: readonly Node[]): Set<string> {
  return new Set(
    nodes.filter((node) => node.type === 'Identifier' && !isPropertyName(node)).map((node) => node.name as string),
  );
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

/** Matches: // unblock-ignore-next-line fs/readFileSync -- reason */
export function ignoresIn(parsed: Parsed, lineOf: (offset: number) => number): Map<number, string> {
  const ignores = new Map<number, string>();
  for (const comment of parsed.comments) {
    const match = /^\s*unblock-ignore-next-line\b\s*([^\s]*)/.exec(comment.value);
    if (match) ignores.set(lineOf(comment.end) + 1, match[1] === '--' ? '' : match[1]);
  }
  return ignores;
}

/** Offsets at which lines begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
