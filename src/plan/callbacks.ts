/** Functions of Node that call back later and ignore the result; a throw or a rejection there both end the process. */
export const SCHEDULERS: ReadonlySet<string> = new Set([
  'setTimeout',
  'setImmediate',
  'queueMicrotask',
  'process.nextTick',
  'setInterval',
]);

/** Events after which an emitter has nothing more to say. */
export const CALLBACK_EVENTS: ReadonlySet<string> = new Set(['end', 'close', 'finish']);

/** First parameter of a Node-style callback, by the names people give it. */
export const ERROR_FIRST = /^_?(?:e|er|err|error|exception|[a-z]+(?:Err|Error))$/;
