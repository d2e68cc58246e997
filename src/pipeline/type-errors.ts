import { wordsOf, type Changing } from '../graph/types/blame';
import { newTypeErrors, type NewError } from '../graph/types/new-errors';
import { declarationBeside } from '../graph/types/written-files';
import { pathOf } from '../program';
import { declarationsOf } from './declarations';
import type { Analysis } from './analyse';
import type { Rules } from '../plan';
import type { Change, ChangeSet, FunctionId, Plan, Project, SourceFile, Withheld } from '../types';

/**
 * Has the new texts type-checked, and remembers which functions a type takes in their synchronous form only: they stay,
 * or get a twin for those who can wait.
 */
export class TypeErrors {
  private readonly stated = new Map<FunctionId, { readonly detail: string; readonly isForAll: boolean }>();
  private declarations: readonly SourceFile[] | undefined;
  /** The functions of plans without an error. */
  private readonly passed = new Set<string>();

  constructor(
    private readonly analysis: Analysis,
    private readonly project: Pick<Project, 'files' | 'root' | 'paths'>,
  ) {}

  /** What planning has to know. */
  get rules(): Pick<Rules, 'stated'> {
    return { stated: this.stated };
  }

  /** The findings to withhold because of new errors, possibly none; undefined when there is no new error. */
  async in({ sets }: Plan, changes: readonly Change[]): Promise<ReadonlyMap<string, Withheld> | undefined> {
    const keys = sets.flatMap(keysOf);
    if (keys.every((key) => this.passed.has(key))) return undefined;
    const { graph } = this.analysis;
    const changing = sets.flatMap((set) => this.changingIn(set));
    this.declarations ??= declarationsOf(this.project);
    const sources = [...this.project.files, ...this.declarations];
    const declared = changing.flatMap((one) => this.declaredBeside(one));
    const errors = declared.length > 0 ? declared : await newTypeErrors(graph, sources, changes, changing);
    if (errors.length === 0) for (const key of keys) this.passed.add(key);
    if (errors.length === 0) return undefined;
    // An error may be due to another one, so that nothing is withheld as long as there is something to learn.
    return this.learn(errors) ? new Map() : withheldBy(errors, sets);
  }

  // Matches: load of lib.js, where lib.d.ts says that it gives a string
  private declaredBeside({ fn, names: [name] }: Changing): NewError[] {
    const path = declarationBeside(pathOf(fn));
    const declaration = this.declarations?.find((file) => file.path === path && file.path !== pathOf(fn));
    if (!declaration || !wordsOf(declaration.text).includes(name)) return [];
    return [{ file: pathOf(fn), message: `${path} states what ${name} gives`, functions: [fn] }];
  }

  /** Remembers the functions of errors; false when that has not helped before. */
  private learn(errors: readonly NewError[]): boolean {
    const blamed = new Map(errors.flatMap((error) => error.functions.map((fn) => [fn, textOf(error)] as const)));
    const first = [...blamed].filter(([fn]) => !this.stated.has(fn));
    for (const [fn, detail] of first) this.stated.set(fn, { detail, isForAll: false });
    if (first.length > 0) return true;
    const second = [...blamed].filter(([fn]) => this.stated.get(fn)?.isForAll === false);
    for (const [fn, detail] of second) this.stated.set(fn, { detail, isForAll: true });
    return second.length > 0;
  }

  private changingIn({ async, twins }: ChangeSet): Changing[] {
    const { program } = this.analysis.graph;
    const copies = twins.map(({ fn, names }) => ({ fn, names: [program.fn(fn).name, ...Object.values(names)] }));
    return [...async.map((fn) => ({ fn, names: [program.fn(fn).name] })), ...copies];
  }
}

/** The findings of the sets that change the file of an error; undefined when there are none. */
function withheldBy(errors: readonly NewError[], sets: readonly ChangeSet[]): Map<string, Withheld> | undefined {
  const withheld = new Map<string, Withheld>();
  for (const error of errors)
    for (const set of sets.filter(({ files }) => files.includes(error.file)))
      for (const { id } of set.findings) withheld.set(id, { code: 'typed-contract', detail: textOf(error) });
  return withheld.size > 0 ? withheld : undefined;
}

function keysOf({ async, twins, findings }: ChangeSet): string[] {
  const copies = twins.map(({ fn, names }) => `${fn} ${Object.values(names).join()}`);
  return [...async, ...copies, ...findings.map(({ id }) => id)];
}

function textOf({ message, file }: NewError): string {
  return `${message.split('\n')[0]} (${file})`;
}
