import type { CpuRule } from '../../types';
import type { Node } from '../syntax/parse';
import type { Scopes } from '../syntax/scopes';

/** A place that may keep the CPU, and why. */
export interface Place {
  readonly node: Node;
  readonly rule: CpuRule;
  readonly why: string;
}

/** The syntax of one file. */
export interface Source {
  /** Every node in source order, with `parent` set. */
  readonly all: readonly Node[];
  readonly scopes: Scopes;
  /** A node with everything in it. */
  readonly below: (node: Node) => readonly Node[];
  readonly text: (node: Node) => string;
}
