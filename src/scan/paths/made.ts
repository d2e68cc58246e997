import { hasPreset } from '../../language/presets';
import type { MadePath, PathExpr } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap, type Nodes } from '../syntax/walk';
import { pathExprOf } from './paths';

/** Expressions that may put a path together, or give one. */
const MAKES = /^(?:Call|Binary|Conditional|Logical|Await)Expression$|^TemplateLiteral$/;
/** What sentences, addresses and documents have. */
const OF_TEXT = /[\s<>{}()"'`|?&=;]/;
const OF_PATH = /[./\\]/;

/** Paths that are put together, or come from a call, where they get a name under which other code may have them. */
// Matches: { file: path.join(folder, 'users.json') }, this.file = dataFile('users.json')
export function madePaths(builder: FactsBuilder, tree: Nodes): MadePath[] {
  return kept(tree).flatMap((value) => {
    const node = unwrap(value);
    if (!MAKES.test(node.type)) return [];
    const path = pathExprOf(builder, node);
    return isMade(path) ? [{ node: builder.nodeOf(node), path }] : [];
  });
}

function kept(tree: Nodes): readonly Node[] {
  const named = tree.of('VariableDeclarator').filter(({ id }) => (id as Node).type === 'Identifier');
  const properties = tree.of('Property').filter(({ parent }) => parent?.type === 'ObjectExpression');
  return [
    ...named.map(({ init }) => init),
    ...[...properties, ...tree.of('PropertyDefinition')].map(({ value }) => value),
    ...tree.of('AssignmentExpression', 'AssignmentPattern').map(({ right }) => right),
    ...tree.of('ArrayExpression').flatMap(({ elements }) => elements as (Node | null)[]),
  ].filter(Boolean) as Node[];
}

function isMade(path: PathExpr): boolean {
  switch (path.kind) {
    case 'join':
    case 'call':
      return true;
    case 'choice':
      return hasPreset(path.of) || path.of.some(isMade);
    case 'edited':
      return path.of.kind === 'text' || isMade(path.of);
    case 'concat':
      return isText(path.parts);
    default:
      return false;
  }
}

/** Whether it may be the text of a path, and not a sentence. */
function isText(parts: readonly PathExpr[]): boolean {
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  return texts.some((text) => OF_PATH.test(text)) && !texts.some((text) => OF_TEXT.test(text));
}
