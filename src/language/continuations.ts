/** Calls that run a function once, when something has happened, or for each event. */
const RUNS_LATER =
  /^(?:on|once|off|addListener|subscribe|listen|connect|open|ready|then|catch|finally|exec|query|get|request|send|end|close|write|nextTick|set(?:Timeout|Interval|Immediate)|bind|call|apply|Promise)$/;
/** The first parameter of a continuation in the style of Node. */
const ERROR = /^_?(?:e|err|error)$/;

/** Whether a call runs functions when something has happened, by its name; those of events have rows. */
export function runsLater(name: string): boolean {
  return RUNS_LATER.test(name);
}

/** Whether a function continues after an operation, once. */
// Matches: store.open(path, (err) => { … })
export function isContinuation({ params: [first] }: { readonly params: readonly string[] }): boolean {
  return first !== undefined && ERROR.test(first);
}
