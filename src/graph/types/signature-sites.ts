import type { SignatureSite, Span, TypeSite } from '../../types';
import { pathOfNode, type Checker, type ts } from './checker';
import type { Signature } from './generic-aliases';

/** The place of a type that changes. */
export function siteOf(node: ts.Node, wrap: 'Promise' | 'Awaited'): TypeSite {
  return { file: pathOfNode(node), span: spanOf(node), wrap };
}

/** Where signatures of twins can be written: beside members of interfaces and abstract classes; undefined where one cannot. */
export function besideOf(open: Checker, signatures: readonly Signature[]): readonly SignatureSite[] | undefined {
  const sites = signatures.map((signature) => siteBeside(open, signature));
  return sites.every((site) => site !== undefined) ? sites : undefined;
}

// Matches: load(name: string): string; and abstract load(name: string): string;
function siteBeside({ ts }: Checker, signature: Signature): SignatureSite | undefined {
  const isAbstract = ts.isMethodDeclaration(signature) && !signature.body;
  if (!ts.isMethodSignature(signature) && !isAbstract) return undefined;
  const { name, type, questionToken, parent } = signature;
  if (!type || questionToken || !ts.isIdentifier(name)) return undefined;
  const members: readonly ts.NamedDeclaration[] = (parent as ts.InterfaceDeclaration | ts.ClassLikeDeclaration).members;
  // Overloads stand together.
  if (members.filter((one) => one.name?.getText() === name.text).length > 1) return undefined;
  return { file: pathOfNode(signature), span: spanOf(signature), name: spanOf(name), result: spanOf(type) };
}

function spanOf(node: ts.Node): Span {
  return { start: node.getStart(), end: node.end };
}
