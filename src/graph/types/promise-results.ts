import { pathOfNode, type Checker, type ts } from './checker';
import type { Callable } from './callables';

/** An interface of a package that takes promises, but is told of another result. */
// Matches: PipeTransform<string, Page>, and not: PipeTransform<string>, PipeTransform<string, Promise<Page>>
export function namesResult({ typeArguments }: ts.ExpressionWithTypeArguments): boolean {
  const result = typeArguments?.[1];
  return result !== undefined && !/\b(?:any|unknown|Promise)\b/.test(result.getText());
}

/** A signature of a package, or of the language, whose result cannot be a promise. */
// Matches: transform of PipeTransform<string, Page>, get of Map<string, string>
export function isClosed({ ts, checker }: Checker, signature: ts.Signature): boolean {
  const { declaration } = signature;
  if (!declaration || !isForeign(declaration)) return false;
  const type = checker.getReturnTypeOfSignature(signature);
  const { Any, Unknown, Void, TypeParameter } = ts.TypeFlags;
  const takes = (part: ts.Type): boolean =>
    (part.flags & (Any | Unknown | Void | TypeParameter)) !== 0 || part.getProperty('then') !== undefined;
  return !(type.isUnion() ? type.types : [type]).some(takes);
}

/** Whether a result may be a promise, or something else. */
// Matches: void | Promise<void>, MaybePromise<string> of type MaybePromise<Value> = Value | Promise<Value>
export function admitsPromise({ ts, checker }: Checker, result: ts.TypeNode): boolean {
  const type = checker.getTypeFromTypeNode(result);
  if (ts.isUnionTypeNode(result) && (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) return true;
  return type.isUnion() && type.types.some((part) => part.getProperty('then') !== undefined);
}

/** It is not of the project. */
export function isForeign(declaration: ts.Node): boolean {
  return /(?:^|\/)node_modules\/|^(?:\.\.)?\//.test(pathOfNode(declaration));
}

/** Whether a signature without a result type takes functions that give a promise: not so that of a function that gives something. */
export function takesPromises({ ts, checker }: Checker, declaration: ts.SignatureDeclaration): boolean {
  if ((declaration as Callable).body === undefined) return true;
  const signature = checker.getSignatureFromDeclaration(declaration);
  return signature !== undefined && (checker.getReturnTypeOfSignature(signature).flags & ts.TypeFlags.Void) !== 0;
}
