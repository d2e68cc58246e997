import { CONVERSIONS } from '../../language/built-in-objects';
import { LOOK_UPS } from '../../language/collections';
import { LISTENER_METHODS } from '../../language/emitters';
import { letsGo } from '../../language/entities';
import { ELEMENTS, OWN_FIELDS } from '../../language/fields';
import { givesVariables } from '../../language/views';
import type { Links } from '../linking/links';
import type { Solver } from '../points-to/solve';
import { isList, isOutside } from '../points-to/values';
import type { Receiver } from './callback-flow';
import type { Escapes } from './escapes';
import { HARMLESS } from './outside';

/** Calls that send what they are given as text, and call none of its methods: `res.status(404).send`. */
const SENDS = /^(?:res|response|reply)\b[^]*\.(?:end|json|jsonp|send|write)$/;

/** Lets outside code have a value: a call that it is given to, or one that gives it to a callback. */
export function letOut(escapes: Escapes, { file, call, path, looks }: Receiver, value: number): void {
  const where = `${file.path}:${call.line}`;
  if (looks || SENDS.test(call.text)) escapes.show(value, where);
  else escapes.hide(value, where, givesVariables(path, call.text) ? 'held' : letsGo(call.name) ? 'let-go' : 'kept');
}

/** Finds what a function that is out of sight gets of a list, as the callback of a call that iterates: it may call its methods. */
// Matches: notes.map(_.method('title')), _.maxBy(notes, _.method('title')), R.map(R.invoker(0, 'title'), notes)
export function lendElements(
  solver: Solver,
  links: Links,
  { file, call, index, use }: Receiver,
  callback: number,
  lend: (value: number) => void,
): void {
  if (use.kind !== 'each' || callsNothing(solver, callback)) return;
  const lendOurs = (value: number): void => {
    if (!isOutside(solver.values.get(value))) lend(value);
  };
  const lendFrom = (list: number, field: string): void => {
    const elements = solver.nodes(1);
    solver.load(elements, list, field);
    solver.listen(elements, lendOurs);
  };
  // A package may have the list before the callback, or behind it.
  call.args.forEach(({ node }, at) => {
    if (at === index || (use.of === 'argument' && at === 0)) return;
    solver.listen(links.node(file.path, node), (value) => {
      if (isList(solver.values.get(value))) lend(value);
    });
  });
  if (use.of === 'argument' && index > 0) lendFrom(links.node(file.path, call.args[0].node), OWN_FIELDS);
  if (use.of === 'receiver' && index === 0 && call.receiverNode >= 0)
    lendFrom(links.node(file.path, call.receiverNode), ELEMENTS);
}

// Matches: notes.filter(Boolean), notes.map(JSON.stringify)
function callsNothing(solver: Solver, callback: number): boolean {
  const known = solver.values.get(callback);
  return (
    known.kind !== 'external' || CONVERSIONS.has(known.path) || LOOK_UPS.has(known.path) || HARMLESS.test(known.path)
  );
}

/** Lets somebody listen to an object: its methods for that are called, if it has some of its own. */
// Matches: once(job, 'done'), where the class of the job has addEventListener() { … }
export function lendToListener(escapes: Escapes, solver: Solver, value: number): void {
  escapes.departures.leave(value);
  const node = solver.nodes(1);
  solver.add(node, value);
  for (const method of LISTENER_METHODS) {
    const held = solver.nodes(1);
    solver.load(held, node, method);
    escapes.hideAll(held);
  }
}
