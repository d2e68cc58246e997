import type { ArgumentFacts, CallGraph, CallId } from '../../types';

/** The flow node of the function that an argument binds. */
// Matches: notes.show.bind(notes)
export function boundIn({ program }: CallGraph, call: CallId, { span }: ArgumentFacts): number | undefined {
  const bind = program
    .fileOf(call)
    .calls.find((one) => one.name === 'bind' && one.span.start === span.start && one.span.end === span.end);
  return bind && bind.receiverNode >= 0 ? bind.receiverNode : undefined;
}
