import type { ReturnFacts } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { spanOf, unwrap } from '../syntax/walk';

/** Expressions with the same TypeScript type wherever they are put. */
const TYPED =
  /^(?:Identifier|ThisExpression|MemberExpression|CallExpression|NewExpression|AwaitExpression|UnaryExpression|BinaryExpression|TSAsExpression|TSNonNullExpression)$/;
/** `return first, second`, and an anonymous function, which would get the name of the property. */
const FIXED = /^(?:SequenceExpression|FunctionExpression|ArrowFunctionExpression|ClassExpression)$/;

/** Every `return` of a file, and whether its value can be carried out of a closure in an object. */
export function returnsOf(builder: FactsBuilder, statements: readonly Node[]): ReturnFacts[] {
  return statements.map((statement) => {
    const value = (statement.argument as Node | null) ?? undefined;
    const literal = value ? literalOf(builder, value) : '';
    const carried = carriedOf(value);
    return {
      fn: builder.ownerOf(statement),
      span: spanOf(statement),
      ...(value && { value: spanOf(value) }),
      ...(literal !== undefined && { literal }),
      ...(carried && { carried }),
    };
  });
}

function literalOf({ file }: FactsBuilder, value: Node): string | undefined {
  const { type, name } = unwrap(value);
  const isLiteral = type === 'Literal' || (type === 'Identifier' && name === 'undefined');
  return isLiteral ? file.text.slice(value.start, value.end) : undefined;
}

function carriedOf(value: Node | undefined): ReturnFacts['carried'] {
  if (!value) return 'anywhere';
  const inner = unwrap(value);
  if (FIXED.test(inner.type)) return undefined;
  return TYPED.test(value.type) || TYPED.test(inner.type) || isConstant(inner) ? 'anywhere' : 'untyped';
}

/** A string or number literal would be widened. */
// Matches: true, null, and not: 'draft'
function isConstant({ type, value }: Node): boolean {
  return type === 'Literal' && (value === null || typeof value === 'boolean');
}
