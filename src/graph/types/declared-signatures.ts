import type { FileFacts, FunctionFacts } from '../../types';
import type { Checker, ts } from './checker';
import { placeOf, type Callable } from './callables';
import type { Reference } from './references';
import { aliasOf, resultOf, type Signature } from './generic-aliases';
import { admitsPromise, isClosed, isForeign, namesResult, takesPromises } from './promise-results';

/** The signatures of one function. */
export interface Stated {
  readonly signatures: readonly Signature[];
  /** There may be others out of sight, or one that cannot be changed. */
  readonly isOpen: boolean;
  /** One of them is for whatever stands where the function is written: an overload, the type of a variable. */
  readonly isFixed: boolean;
}

/**
 * Finds the signatures that a function must agree with: its overloads, its class, the types expected where it is written or
 * passed on by name, and those `ofDocuments` where it is a method of theirs.
 */
export function statedOf(
  open: Checker,
  node: Callable,
  references: readonly Reference[],
  ofDocuments: readonly Signature[],
): Stated {
  const { ts } = open;
  const member = memberOf(open, node);
  const above = member ? inherited(open, member.owner, member.name) : { found: [], isOpen: false };
  const isFirm = (signature: Signature): boolean => signature !== node && !acceptsAnything(open, signature);
  const here = [...overloads(open, node), ...expected(open, node).filter(isFirm), ...ofDocuments];
  const given = references.flatMap((reference) => expectedOf(open, reference)).filter(isFirm);
  const signatures = [...new Set([...here, ...above.found, ...given])].filter((signature) => signature !== node);
  const isGuard = [node, ...signatures].some((signature) => {
    const type = resultOf(open, signature);
    // Code behind a call of a function that returns never is out of reach, and not behind `await` of a promise of it.
    return type !== undefined && (ts.isTypePredicateNode(type) || type.kind === ts.SyntaxKind.NeverKeyword);
  });
  return { signatures, isOpen: (above.isOpen && !saysPromise(open, node)) || isGuard, isFixed: here.length > 0 };
}

/** Whoever states its signature out of sight takes a promise already. */
// Matches: load(): Promise<string> { … }
function saysPromise({ ts, checker }: Checker, { type }: Callable): boolean {
  if (type === undefined || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Promise') return false;
  const symbol = checker.getSymbolAtLocation(type.typeName);
  // Matches: Promise of import Promise from 'bluebird'
  return symbol === undefined || (symbol.flags & ts.SymbolFlags.Alias) === 0;
}

function overloads({ ts, checker }: Checker, node: Callable): Signature[] {
  const symbol = node.name && checker.getSymbolAtLocation(node.name);
  return (symbol?.declarations ?? []).filter(
    (other): other is ts.SignatureDeclaration => ts.isFunctionLike(other) && (other as Callable).body === undefined,
  );
}

interface Member {
  readonly owner: ts.ClassLikeDeclaration;
  readonly name: string;
}

// Matches: load() {} and load = () => {} of a class
function memberOf({ ts }: Checker, node: Callable): Member | undefined {
  const member = ts.isMethodDeclaration(node) ? node : node.parent;
  const isMember = ts.isMethodDeclaration(member) || ts.isPropertyDeclaration(member);
  if (!isMember || !ts.isClassLike(member.parent) || !ts.isIdentifier(member.name)) return undefined;
  return { owner: member.parent, name: member.name.text };
}

/** The signatures of a member in all supertypes of a class or an interface; those may extend each other, which tsc reports. */
function inherited(
  open: Checker,
  owner: ts.ClassLikeDeclaration | ts.InterfaceDeclaration,
  name: string,
  seen = new Set<ts.Node>(),
): { found: Signature[]; isOpen: boolean } {
  const { ts, checker } = open;
  const found: Signature[] = [];
  let isOpen = false;
  if (seen.has(owner)) return { found, isOpen };
  seen.add(owner);
  for (const clause of owner.heritageClauses ?? []) {
    for (const reference of clause.types) {
      const type = checker.getTypeAtLocation(reference);
      // An unknown base class states nothing that could be followed; an interface may.
      const isOutside = (type.flags & ts.TypeFlags.Any) !== 0 && clause.token === ts.SyntaxKind.ImplementsKeyword;
      const isPromising = open.promising.has(importedAs(open, reference.expression) ?? '');
      if (isOutside && (!isPromising || namesResult(reference))) isOpen = true;
      const property = type.getProperty(name);
      if (!property) continue;
      const member = checker.getTypeOfSymbolAtLocation(property, reference);
      found.push(...signaturesOf(open, member));
      isOpen ||= member.getCallSignatures().some((signature) => isClosed(open, signature));
      for (const declaration of type.symbol?.declarations ?? []) {
        if (!ts.isClassLike(declaration) && !ts.isInterfaceDeclaration(declaration)) continue;
        const above = inherited(open, declaration, name, seen);
        found.push(...above.found);
        isOpen ||= above.isOpen;
      }
    }
  }
  return { found, isOpen };
}

// Matches: import { CanActivate } from '@nestjs/common' – which is @nestjs/common.CanActivate
function importedAs({ ts, checker }: Checker, name: ts.Node): string | undefined {
  const specifier = checker.getSymbolAtLocation(name)?.declarations?.[0];
  if (!specifier || !ts.isImportSpecifier(specifier)) return undefined;
  const { moduleSpecifier } = specifier.parent.parent.parent;
  const original = (specifier.propertyName ?? specifier.name).text;
  return ts.isStringLiteral(moduleSpecifier) ? `${moduleSpecifier.text}.${original}` : undefined;
}

/** The signatures that the place of a function expects: a typed variable, property, parameter or result. */
function expected(open: Checker, node: Callable): Signature[] {
  const { ts } = open;
  if (ts.isFunctionDeclaration(node)) return [];
  if (!ts.isMethodDeclaration(node)) return expectedAt(open, placeOf(open, node) as ts.Expression);
  if (!ts.isObjectLiteralExpression(node.parent) || !ts.isIdentifier(node.name)) return [];
  return memberExpectedAt(open, node.parent, node.name.text);
}

function expectedAt(open: Checker, node: ts.Expression): Signature[] {
  const named = aliasOf(open, statedTypeAt(open, node));
  if (named === 'anything') return [];
  return named ? [named] : signaturesOf(open, open.checker.getContextualType(node));
}

function expectedOf(open: Checker, { at, member }: Reference): Signature[] {
  return member === undefined ? expectedAt(open, at) : memberExpectedAt(open, at, member);
}

/** The signatures that the place of an object expects of one of its members. */
function memberExpectedAt(open: Checker, object: ts.Expression, name: string): Signature[] {
  const property = open.checker.getContextualType(object)?.getProperty(name);
  return property ? signaturesOf(open, open.checker.getTypeOfSymbolAtLocation(property, object)) : [];
}

/** The type annotation of the parameter or variable that a value is assigned to. */
function statedTypeAt({ ts, checker }: Checker, node: ts.Expression): ts.TypeNode | undefined {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) return parent.type;
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return undefined;
  const parameters = checker.getResolvedSignature(parent)?.declaration?.parameters ?? [];
  const parameter = parameters[parent.arguments?.indexOf(node) ?? -1];
  return parameter && ts.isParameter(parameter) && !parameter.dotDotDotToken ? parameter.type : undefined;
}

/** Where the call signatures of a type are written, if in the project. */
function signaturesOf({ ts }: Checker, type: ts.Type | undefined): Signature[] {
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  return parts
    .flatMap((part) => part.getCallSignatures())
    .flatMap(({ declaration }) => (declaration && !ts.isJSDocSignature(declaration) ? [declaration] : []))
    .filter((declaration) => !isForeign(declaration));
}

/** A function type that returns void accepts an async function, too, and so does one that says so. */
function acceptsAnything(open: Checker, signature: Signature): boolean {
  const { VoidKeyword, AnyKeyword, UnknownKeyword } = open.ts.SyntaxKind;
  const type = resultOf(open, signature);
  if (type) return [VoidKeyword, AnyKeyword, UnknownKeyword].includes(type.kind) || admitsPromise(open, type);
  return open.ts.isTypeReferenceNode(signature) || takesPromises(open, signature);
}

/** Finds the facts of functions by their nodes: those that end with the node, outermost first. */
export function factsIn(file: FileFacts): (node: ts.Node) => FunctionFacts | undefined {
  const byEnd = new Map<number, FunctionFacts[]>();
  for (const fn of file.functions) {
    // What initialises a field ends with the function that it makes.
    if (fn.index === 0 || fn.kind === 'class-body') continue;
    const known = byEnd.get(fn.span.end);
    if (known) known.push(fn);
    else byEnd.set(fn.span.end, [fn]);
  }
  return (node) => {
    const inside = (byEnd.get(node.end) ?? []).filter(({ span }) => span.start >= node.getStart());
    return inside.sort((a, b) => a.span.start - b.span.start)[0];
  };
}
