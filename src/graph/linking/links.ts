import type { FunctionId } from '../../types';

/** The flow nodes of each file in the solver, and the values of its functions and modules. */
export interface Links {
  /** The solver node of a file's own flow node. */
  readonly node: (file: string, local: number) => number;
  /** The value of a function. */
  readonly functionValue: ReadonlyMap<FunctionId, number>;
  /** Which modules a module loads: file → files of its requests, with the requesting function. */
  readonly loads: readonly { readonly from: FunctionId; readonly to: string }[];
  /** The node of the exports of a file. */
  readonly exportsNode: (file: string) => number;
  /** Whether a value is the object that a file has for its exports from the start. */
  readonly isExports: (value: number) => boolean;
  /** Files without facts that may determine a computed request. */
  readonly asked: ReadonlySet<string>;
}
