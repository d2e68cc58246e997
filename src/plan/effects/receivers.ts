import { byFunction, callId, indexOf } from '../../program';
import { callsOnObjectAt } from '../file-index';
import { memoisedBy } from '../../memoised';
import type { Access, CallFacts, CallGraph, FileFacts, FunctionId } from '../../types';
import { Summaries } from './summaries';
import { NO_TOUCH, TouchSet } from './touch-set';

/** Of a field of `this`, its name. */
const FIELD = /#this\.(?<name>#?[^#@]+)$/;

/**
 * What a call reads of the object that it is made on: not all of it, but the method, and the fields that this, or what it
 * calls, has as fields of `this`.
 */
// Matches: this.settings of this.settings.load(), where load() { this.text = read(); } does not use this.settings.folder
export class Receivers {
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly used: Summaries;

  constructor(private readonly graph: CallGraph) {
    this.used = new Summaries(
      (id) => this.usedBy(id),
      (id) => (graph.from.get(id) ?? []).map(({ callee }) => callee),
    );
  }

  /** The accesses of fields that stand for the access of a receiver; undefined for an access of something else. */
  partsOf(file: FileFacts, access: Access): readonly Access[] | undefined {
    const called = access.kind === 'read' ? calledOn(file, access) : undefined;
    if (called?.member?.computed !== false) return undefined;
    const id = callId(file.path, called.index);
    const targets = [...(this.graph.targets.get(id) ?? [])];
    if (targets.length === 0 || (this.graph.outside.get(id)?.size ?? 0) > 0) return undefined;
    const used = TouchSet.union(targets.map((target) => this.used.of(target))).numbers.map((at) => this.names[at]);
    return [called.name, ...used].map((name) => ({ ...access, members: [...access.members, name] }));
  }

  private usedBy(id: FunctionId): TouchSet {
    const own = accessesOf(this.graph.program.fileOf(id)).get(indexOf(id)) ?? [];
    const names = own.flatMap(({ root }) => FIELD.exec(root)?.groups?.name ?? []);
    return names.length > 0 ? TouchSet.of(names.map((name) => this.numberOf(name))) : NO_TOUCH;
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name) ?? this.names.push(name) - 1;
    this.numbers.set(name, known);
    return known;
  }
}

const accessesOf = memoisedBy(({ accesses }: FileFacts) => byFunction(accesses));

/** The innermost call on what is accessed. */
function calledOn(file: FileFacts, { at, name, members }: Access): CallFacts | undefined {
  const end = at + [name, ...members].join('.').length;
  return callsOnObjectAt(file, at)
    .filter(({ member }) => member?.object.end === end)
    .sort((a, b) => a.span.end - b.span.end)[0];
}
