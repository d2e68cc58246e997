import type { Checker, ts } from './checker';
import type { Callable } from './callables';
import type { Signature } from './generic-aliases';

/** What takes the type of a document, or of a model, as an argument, or is extended by it. */
const TAKES_DOCUMENTS = /(?:^|\.)(?:Schema|model|Model|HydratedDocument|Document)$/;
const SCHEMA = /(?:^|\.)Schema$/;
/** Where a schema keeps methods, and how it is given them. */
const KEEPS = /^(?:methods|statics)$/;
const TAKES = /^(?:method|static)$/;

/** Finds the signatures that types of documents state for the methods that schemas give to these. */
// Matches: interface IUser extends Document { validPassword(password: string): boolean }
export class DocumentMembers {
  /** By the name of an interface. */
  private readonly interfaces = new Map<string, ts.InterfaceDeclaration[]>();
  private readonly ofDocuments = new Set<string>();

  constructor(private readonly open: Checker) {}

  /** Takes note of a node of a program. */
  read(node: ts.Node): void {
    const { ts } = this.open;
    if (ts.isInterfaceDeclaration(node)) this.readInterface(node);
    const takes = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isCallExpression(node) || ts.isNewExpression(node)
        ? node.expression
        : undefined;
    const types = (node as { readonly typeArguments?: readonly ts.TypeNode[] }).typeArguments ?? [];
    if (takes && types.length > 0 && TAKES_DOCUMENTS.test(takes.getText()))
      for (const type of types) this.ofDocuments.add(type.getText());
  }

  /** The signatures of a function that a schema gives to documents or models. */
  of(node: Callable): readonly Signature[] {
    const name = this.nameOf(node);
    if (name === undefined) return [];
    const stated = [...this.ofDocuments].flatMap((type) => this.interfaces.get(type) ?? []);
    return stated.flatMap(({ members }) => members.flatMap((member) => this.signatureOf(member, name)));
  }

  private readInterface(node: ts.InterfaceDeclaration): void {
    const name = node.name.text;
    this.interfaces.set(name, [...(this.interfaces.get(name) ?? []), node]);
    const above = (node.heritageClauses ?? []).flatMap(({ types }) => types);
    if (above.some(({ expression }) => TAKES_DOCUMENTS.test(expression.getText()))) this.ofDocuments.add(name);
  }

  private signatureOf(member: ts.TypeElement, name: string): Signature[] {
    const { ts } = this.open;
    if (member.name?.getText() !== name) return [];
    if (ts.isMethodSignature(member)) return [member];
    return ts.isPropertySignature(member) && member.type && ts.isFunctionTypeNode(member.type) ? [member.type] : [];
  }

  /** The name under which a schema keeps a function. */
  private nameOf(node: Callable): string | undefined {
    const { ts } = this.open;
    const member = ts.isMethodDeclaration(node) ? node : node.parent;
    // Matches: schema.methods.load = function () {}
    if (ts.isBinaryExpression(member) && ts.isPropertyAccessExpression(member.left))
      return this.isKept(member.left.expression) ? member.left.name.text : undefined;
    // Matches: schema.method('load', function () {})
    if (ts.isCallExpression(member)) {
      const name = member.arguments.at(0);
      return name && ts.isStringLiteralLike(name) && this.isGiving(member) ? name.text : undefined;
    }
    const isMember = ts.isMethodDeclaration(member) || ts.isPropertyAssignment(member);
    return isMember && ts.isObjectLiteralExpression(member.parent) && this.isTaken(member.parent)
      ? member.name.getText()
      : undefined;
  }

  // Matches: { load() {} } of schema.methods = { load() {} } and of schema.method({ load() {} })
  private isTaken(object: ts.ObjectLiteralExpression): boolean {
    const { ts } = this.open;
    const { parent } = object;
    if (ts.isBinaryExpression(parent)) return this.isKept(parent.left);
    if (ts.isPropertyAssignment(parent)) return KEEPS.test(parent.name.getText()) && this.isOfSchema(parent.parent);
    return ts.isCallExpression(parent) && this.isGiving(parent);
  }

  // Matches: the options of new Schema({ … }, { methods: { load() {} } })
  private isOfSchema({ parent }: ts.Node): boolean {
    const { ts } = this.open;
    return ts.isNewExpression(parent) && SCHEMA.test(parent.expression.getText());
  }

  private isKept(node: ts.Expression): boolean {
    return this.open.ts.isPropertyAccessExpression(node) && KEEPS.test(node.name.text);
  }

  private isGiving({ expression }: ts.CallExpression): boolean {
    return this.open.ts.isPropertyAccessExpression(expression) && TAKES.test(expression.name.text);
  }
}
