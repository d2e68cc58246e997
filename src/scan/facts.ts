import type { CallFacts, FileFacts, Flow, ModuleFormat, SourceFile, Span } from '../types';
import { callFacts } from './calls/calls';
import type { CpuScan } from './cpu';
import { defaultsOf } from './functions/defaults';
import { decoratorsOf } from './functions/decorators';
import { endingOf } from './functions/endings';
import { draftOf, linkCallbacks, type Draft } from './functions/drafts';
import { emitFlow } from './flow/flow';
import { fieldShape, isFilledField, moduleShape, shapeOf, type FunctionShape } from './functions/functions';
import { formsOf } from './functions/homes';
import { madePaths } from './paths/made';
import { namingsOf } from './functions/namings';
import { isNameAwait, lineStarts, locate } from './syntax/lexical';
import type { Node, Parsed } from './syntax/parse';
import { RestElements } from './flow/rest-elements';
import { accessesOfProperties } from './flow/reads';
import { argumentsOwner, thisOwner } from './syntax/receivers';
import { resolveScopes, type Scopes, type Variable } from './syntax/scopes';
import { orderFacts } from './order/statements';
import { withScratch, type OwnScopes } from './state/scratch';
import { scratchFacts } from './state/scratch-facts';
import { textFacts } from './syntax/text-facts';
import { isCall, isFunction, Nodes, unwrap } from './syntax/walk';

/**
 * Builds the facts of one file, whose text has no errors. The rules in flow.ts, calls.ts and others share it for flow
 * nodes, functions and calls.
 */
export class FactsBuilder {
  readonly flow: Flow[] = [];
  readonly functions: Draft[] = [];
  readonly calls: CallFacts[] = [];
  readonly scopes: Scopes;
  readonly program: Node;
  readonly lines: readonly number[];
  readonly restElements = new RestElements(() => this.fresh());
  private readonly own: OwnScopes;
  private readonly tree: Nodes;
  readonly nodes = new Map<Node | Variable | string, number>();
  private readonly functionIndex = new Map<Node, number>();
  private readonly callIndex = new Map<Node, number>();
  private readonly awaitIsName: boolean;
  private next = 0;

  constructor(
    readonly file: SourceFile,
    private readonly parsed: Parsed,
    readonly format: ModuleFormat,
  ) {
    this.program = parsed.program;
    this.tree = new Nodes(this.program, parsed.keys);
    this.own = withScratch(file, this.tree, resolveScopes(this.tree, parsed.keys));
    this.scopes = this.own.scopes;
    this.lines = lineStarts(file.text);
    this.awaitIsName = this.tree.of('Identifier').some(isNameAwait);
  }

  /**
   * The facts for later stages. `accessors` are the names of the project's computed properties; `cpu` looks for work on
   * the CPU.
   */
  build(accessors: ReadonlySet<string>, cpu?: CpuScan): Omit<FileFacts, 'lacksRequire'> {
    this.addFunctions();
    const { tree } = this;
    for (const node of tree.all) if (isCall(node)) this.callIndex.set(node, this.callIndex.size);
    if (this.format === 'cjs') this.add('exports', this.functions[0].thisNode);
    for (const node of tree.all) {
      emitFlow(this, node);
      if (isCall(node)) this.calls.push(callFacts(this, node));
    }
    // Outer nodes come first and end last.
    for (const { awaits } of this.functions) awaits.sort((a, b) => a - b);
    linkCallbacks(this.functions, this.calls);
    return {
      made: madePaths(this, tree),
      reads: accessesOfProperties(this, tree, accessors),
      format: this.format,
      cpu: cpu?.(this, tree.all),
      functions: this.functions,
      calls: this.calls,
      flow: this.flow,
      nodes: this.next,
      decorators: decoratorsOf(this, tree.of('Decorator')),
      namings: namingsOf(this, tree.all),
      ...textFacts(this.file, this.parsed, tree, this.own.written, this.lines),
      ...orderFacts(this, tree),
      scratch: scratchFacts(this, this.own.scratch),
    };
  }

  /** The nodes of some types within a span. */
  within(span: Span, ...types: readonly string[]): readonly Node[] {
    return this.tree.within(span, ...types);
  }

  /** A fresh flow node. */
  fresh(): number {
    return this.next++;
  }

  add(...flow: Flow): void {
    this.flow.push(flow);
  }

  /** The flow node of an expression. */
  nodeOf(expression: Node): number {
    const node = unwrap(expression);
    if (isFunction(node)) return this.functions[this.indexOf(node)].node;
    if (node.type === 'ThisExpression') return this.thisNode(node);
    if (node.type !== 'Identifier') return this.keyed(node);
    const variable = this.scopes.variableOf(node);
    if (variable) return this.keyed(variable);
    return node.name === 'arguments' ? this.argumentsNode(node) : this.globalNode(node.name as string);
  }

  variableNode(variable: Variable): number {
    return this.keyed(variable);
  }

  /** Index of the function that evaluates a node: the module, a function, or a class body for field initialisers. */
  ownerOf(node: Node): number {
    for (let current = node; current.parent; current = current.parent) {
      const parent: Node = current.parent;
      const isOwner = isFunction(parent) || (parent.type === 'PropertyDefinition' && parent.value === current);
      const index = isOwner ? this.functionIndex.get(parent) : undefined;
      if (index !== undefined) return index;
    }
    return 0;
  }

  indexOf(node: Node): number {
    return this.functionIndex.get(node) as number;
  }

  callIndexOf(node: Node): number {
    return this.callIndex.get(node) as number;
  }

  /** 1-based line and column of an offset. */
  locate(offset: number): { line: number; column: number } {
    return locate(this.lines, offset);
  }

  private keyed(key: Node | Variable | string): number {
    let node = this.nodes.get(key);
    if (node === undefined) this.nodes.set(key, (node = this.fresh()));
    return node;
  }

  private globalNode(name: string): number {
    const known = this.nodes.has(name);
    const node = this.keyed(name);
    // TypeScript and bundlers allow `module.exports` in a file with imports, too.
    if (!known) this.add(...(name === 'exports' ? (['exports', node] as const) : (['global', node, name] as const)));
    return node;
  }

  private thisNode(node: Node): number {
    const owner = thisOwner(node);
    if (owner?.type === 'ClassBody') return this.nodeOf(owner.parent as Node);
    return this.functions[owner ? this.indexOf(owner) : 0].thisNode;
  }

  /** The rest node of the innermost ordinary function, which `arguments` refers to. */
  private argumentsNode(node: Node): number {
    const owner = argumentsOwner(node);
    if (!owner) return this.globalNode('arguments');
    const fn = this.functions[this.indexOf(owner)];
    if (fn.restNode < 0) {
      fn.restNode = this.fresh();
      this.add('list', fn.restNode);
    }
    return fn.restNode;
  }

  private addFunctions(): void {
    const { file, scopes } = this;
    this.addFunction(undefined, moduleShape(this.program));
    for (const node of this.tree.all) {
      if (isFunction(node) && node.body)
        this.addFunction(node, {
          defaults: defaultsOf(node, scopes, file.text),
          ending: endingOf(node, scopes, file.text),
          ...shapeOf(node, file),
        });
      else if (isFilledField(node)) this.addFunction(node, fieldShape(node.value as Node));
    }
    for (const [node, index] of this.functionIndex) this.functions[index].parent = this.ownerOf(node);
  }

  private addFunction(node: Node | undefined, shape: FunctionShape): void {
    const index = this.functions.length;
    if (node) this.functionIndex.set(node, index);
    const { line } = this.locate(shape.span.start);
    const known = { index, line, awaitIsName: this.awaitIsName, ...(node && formsOf(this, node)), ...shape };
    this.functions.push(draftOf(known, () => this.fresh()));
  }
}
