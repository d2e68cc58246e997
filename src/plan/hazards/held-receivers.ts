import { fieldOfRoot } from '../../language/state-parts';
import { functionId, pathOf } from '../../program';
import type { Access, CallFacts, FunctionId, LocalFacts, ProgramView } from '../../types';

const THIS = 'this';
// Matches: this.read(), and not this.items.read()
const OF_THIS = /^this\.#?\w+$/;

/** Whether it stands for `this` of a method. */
export function isReceiver({ name }: LocalFacts): boolean {
  return name === THIS;
}

/** What a function knows as `this`, with where its fields are used and set; undefined where it uses none. */
// Matches: async read() { return (await load()) + this.name; }
export function receiverIn(program: ProgramView, fn: FunctionId): LocalFacts | undefined {
  const owner = ownerOf(program, fn);
  const { index, span, kind } = program.fn(owner);
  if (kind === 'module') return undefined;
  const isOwn = ({ root, fn, self = fn }: Access): boolean => self === index && fieldOfRoot(root) !== undefined;
  const accesses = program.fileOf(owner).accesses.filter(isOwn);
  if (accesses.length === 0) return undefined;
  const writes = accesses.filter((one) => one.kind === 'write').map((one) => one.done ?? one.at);
  const uses = accesses.map((one) => one.at);
  const [first, last] = [Math.min(...uses), Math.max(...uses)];
  return { name: THIS, declared: span.start, first, last, uses, writes: [], changes: writes };
}

/** The same object in a function that calls a method of it. */
// Matches: note of const text = note.read(); note.name = 'b'; await text
export function receiversOf(
  program: ProgramView,
  caller: FunctionId,
  { member, text }: CallFacts,
): readonly LocalFacts[] {
  if (member === undefined) return [];
  if (!OF_THIS.test(text))
    return program.fileOf(caller).locals.filter(({ uses }) => uses.includes(member.object.start));
  const own = receiverIn(program, caller);
  return own === undefined ? [] : [own];
}

/** The function of which an arrow function has `this`. */
function ownerOf(program: ProgramView, fn: FunctionId): FunctionId {
  const { kind, parent } = program.fn(fn);
  return kind === 'arrow' ? ownerOf(program, functionId(pathOf(fn), parent)) : fn;
}
