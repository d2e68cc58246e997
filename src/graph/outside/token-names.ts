import type { ArgumentFacts } from '../../types';
import type { Solver } from '../points-to/solve';

// Matches: TYPES.Store, STORE, Symbol.for('Store')
const NAME = /^(?:[\w$]+\.)*?((?:[\w$]+\.)?[\w$]+)$|^Symbol(?:\.for)?\(['"]([^'"]+)['"]\)$/;
// Matches: TYPES.Store
const QUALIFIED = /^[\w$]+\.([\w$]+)$/;

/**
 * The nodes of what is kept under tokens, by the names of these. Two of the same name in different objects are two tokens;
 * but a file may also name one by itself, or its object differently.
 */
export class TokenNames {
  /** By name without an object: what is kept under that, and under that of any object. */
  private readonly plain = new Map<string, { readonly alone: number; readonly all: number }>();
  private readonly qualified = new Map<string, number>();
  private readonly asked = new Map<string, number>();

  constructor(private readonly solver: Solver) {}

  /** The name of a token; undefined where it is something else. */
  nameOf(token: ArgumentFacts | undefined): string | undefined {
    const [, plain, symbol] = NAME.exec(token?.text ?? '') ?? [];
    return token?.kind === 'string' ? token.value : (plain ?? symbol);
  }

  /** The node to which flows what is kept under a token. */
  kept(name: string): number {
    const [, last] = QUALIFIED.exec(name) ?? [];
    if (last === undefined) return this.plainOf(name).alone;
    let node = this.qualified.get(name);
    if (node === undefined) {
      this.qualified.set(name, (node = this.solver.foreign.node(`token ${name}`)));
      this.solver.copy(this.plainOf(last).all, node);
    }
    return node;
  }

  /** Lets what is kept under a token flow to a node. */
  ask(to: number, name: string): void {
    const [, last] = QUALIFIED.exec(name) ?? [];
    if (last === undefined) return this.solver.copy(to, this.plainOf(name).all);
    let node = this.asked.get(name);
    if (node === undefined) {
      this.asked.set(name, (node = this.solver.nodes(1)));
      this.solver.copy(node, this.kept(name));
      this.solver.copy(node, this.plainOf(last).alone);
    }
    this.solver.copy(to, node);
  }

  /** What is kept under no token of that name in its object may be called differently there; false when all is found. */
  // Matches: @Inject(tokens.STORE), where another file has { provide: TOKENS.STORE, … }
  fill(): boolean {
    const empty = [...this.asked].filter(([, node]) => this.solver.valuesAt(node).length === 0);
    for (const [name, node] of empty) {
      this.solver.copy(node, this.plainOf((QUALIFIED.exec(name) as RegExpExecArray)[1]).all);
      this.asked.delete(name);
    }
    return empty.length > 0;
  }

  private plainOf(name: string): { readonly alone: number; readonly all: number } {
    let known = this.plain.get(name);
    if (!known) {
      const alone = this.solver.foreign.node(`token alone ${name}`);
      this.plain.set(name, (known = { alone, all: this.solver.foreign.node(`token ${name}`) }));
      this.solver.copy(known.all, alone);
    }
    return known;
  }
}
