import type {
  CallFacts,
  FileFacts,
  Flow,
  FunctionFacts,
  ModuleFormat,
  PathExpr,
  SourceFile,
  YieldFacts,
} from '../types';
import { callFacts } from './calls';
import type { CpuScan } from './cpu';
import { defaultsOf } from './defaults';
import { decoratorsOf } from './decorators';
import { endingOf } from './endings';
import { emitFlow } from './flow';
import { fieldShape, isFilledField, moduleShape, shapeOf, type FunctionShape } from './functions';
import { ignoresIn } from './ignores';
import { formsOf, namingsOf } from './homes';
import { headOf, importsEqual, importsOf } from './imports';
import { ambiguousNames, isNameAwait, lineStarts, namesIn } from './lexical';
import type { Node, Parsed } from './parse';
import { Picks, type Picked } from './picks';
import { readsOf } from './reads';
import { resolveScopes, type Scopes, type Variable } from './scopes';
import { orderFacts } from './statements';
import { isFunction, Nodes, unwrap } from './walk';

/** A function that is being described. */
type Draft = { -readonly [K in keyof FunctionFacts]: FunctionFacts[K] } & {
  awaits: number[];
  yields: YieldFacts[];
  returns: PathExpr[];
  picked: Picked;
};

/**
 * Makes the facts of one file, whose text has no errors. The rules of flow.ts and calls.ts need of it the nodes, functions and
 * calls made so far.
 */
export class FactsBuilder {
  readonly flow: Flow[] = [];
  readonly functions: Draft[] = [];
  readonly calls: CallFacts[] = [];
  readonly scopes: Scopes;
  readonly program: Node;
  readonly lines: readonly number[];
  readonly picks = new Picks(() => this.fresh());
  private readonly tree: Nodes;
  private readonly nodes = new Map<Node | Variable | string, number>();
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
    this.scopes = resolveScopes(this.tree, parsed.keys);
    this.lines = lineStarts(file.text);
    this.awaitIsName = this.tree.of('Identifier').some(isNameAwait);
  }

  /** All that later stages need; `getters` are names of properties that the project computes, `cpu` tells what keeps the CPU. */
  build(getters: ReadonlySet<string>, cpu?: CpuScan): FileFacts {
    this.addFunctions();
    const { tree } = this;
    for (const node of tree.all) if (isCall(node)) this.callIndex.set(node, this.callIndex.size);
    if (this.format === 'cjs') this.add('exports', this.functions[0].thisNode);
    for (const node of tree.all) {
      emitFlow(this, node);
      if (isCall(node)) this.calls.push(callFacts(this, node));
    }
    // What encloses others comes before them, and ends behind them.
    for (const { awaits } of this.functions) awaits.sort((a, b) => a - b);
    this.linkCallbacks();
    const reads = readsOf(this, tree.of('MemberExpression'), getters);
    return {
      cpu: cpu?.(this, tree.all),
      path: this.file.path,
      format: this.format,
      typescript: /\.[cm]?tsx?$/.test(this.file.path),
      command: RUN_BY_NODE.test(this.file.text),
      importsEqual: importsEqual(tree),
      functions: this.functions,
      calls: this.calls,
      reads,
      flow: this.flow,
      nodes: this.next,
      decorators: decoratorsOf(this, tree.of('Decorator')),
      imports: importsOf(tree, this.scopes),
      namings: namingsOf(this, tree.all),
      ...orderFacts(this, tree),
      names: namesIn(tree.of('Identifier')),
      ambiguous: ambiguousNames(this.scopes),
      head: headOf(this.program, this.file.text),
      first: (this.program.body as Node[])[0]?.start ?? 0,
      ignores: ignoresIn(this.file.text, this.parsed.comments, this.lines, (offset) => this.locate(offset).line),
      lines: this.lines,
    };
  }

  /** A fresh flow node. */
  fresh(): number {
    return this.next++;
  }

  add(...flow: Flow): void {
    this.flow.push(flow);
  }

  /** The flow node that stands for the value of an expression. */
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
    let low = 0;
    let high = this.lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lines[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - this.lines[low] + 1 };
  }

  private keyed(key: Node | Variable | string): number {
    let node = this.nodes.get(key);
    if (node === undefined) this.nodes.set(key, (node = this.fresh()));
    return node;
  }

  private globalNode(name: string): number {
    const known = this.nodes.has(name);
    const node = this.keyed(name);
    if (!known) this.add(...globalFlow(node, name));
    return node;
  }

  private thisNode(node: Node): number {
    let current = node.parent;
    while (current && !(isFunction(current) && current.type !== 'ArrowFunctionExpression')) {
      if (current.type === 'PropertyDefinition' && current.static !== true)
        return this.functions[this.indexOf(current)].thisNode;
      if (current.type === 'StaticBlock' || current.type === 'PropertyDefinition')
        return this.nodeOf(current.parent?.parent as Node);
      current = current.parent;
    }
    return this.functions[current ? this.indexOf(current) : 0].thisNode;
  }

  /** `arguments` is an array of all that the innermost ordinary function is called with. */
  private argumentsNode(node: Node): number {
    let current = node.parent;
    while (current && !(isFunction(current) && current.type !== 'ArrowFunctionExpression')) current = current.parent;
    if (!current) return this.globalNode('arguments');
    const fn = this.functions[this.indexOf(current)];
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
          ...shapeOf(node, file),
          defaults: defaultsOf(node, scopes, file.text),
          ending: endingOf(node, scopes, file.text),
        });
      else if (isFilledField(node)) this.addFunction(node, fieldShape(node.value as Node));
    }
    for (const [node, index] of this.functionIndex) this.functions[index].parent = this.ownerOf(node);
  }

  private addFunction(node: Node | undefined, shape: FunctionShape): void {
    const index = this.functions.length;
    if (node) this.functionIndex.set(node, index);
    this.functions.push({
      ...shape,
      index,
      line: this.locate(shape.span.start).line,
      ...(node && formsOf(this, node)),
      parent: -1,
      awaitIsName: this.awaitIsName,
      node: this.fresh(),
      thisNode: this.fresh(),
      resultNode: this.fresh(),
      paramNodes: shape.params.map(() => this.fresh()),
      restNode: -1,
      restFrom: 0,
      picked: [],
      returns: [],
      awaits: [],
      yields: [],
    });
  }

  /** Tells a function expression in which call it is an argument. */
  private linkCallbacks(): void {
    const byNode = new Map(this.functions.map((fn) => [fn.node, fn]));
    for (const call of this.calls) {
      call.args.forEach((arg, index) => {
        const fn = arg.kind === 'function' ? byNode.get(arg.node) : undefined;
        if (fn) fn.argumentOf = { call: call.index, index };
      });
    }
  }
}

// Matches: #!/usr/bin/env node
const RUN_BY_NODE = /^#!.*\b(?:node|tsx|ts-node|bun)\b/;

function isCall({ type }: Node): boolean {
  return type === 'CallExpression' || type === 'NewExpression';
}

function globalFlow(node: number, name: string): Flow {
  // TypeScript and bundlers let a file with imports have `module.exports`, too.
  return name === 'exports' ? ['exports', node] : ['global', node, name];
}
