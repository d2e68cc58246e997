import type {
  ArgumentFacts,
  CallFacts,
  Change,
  ChangeSet,
  Context,
  Finding,
  Plan,
  Severity,
  Skip,
  TraceStep,
} from '../../src/types';

const span = { start: 0, end: 0 };
const noArguments: readonly ArgumentFacts[] = [];
const call: CallFacts = {
  index: 0,
  span,
  callee: span,
  line: 1,
  column: 1,
  between: '.',
  name: 'readFileSync',
  text: 'fs.readFileSync',
  fn: 0,
  isNew: false,
  optional: false,
  args: noArguments,
  calleeNode: 0,
  receiverNode: 0,
  resultNode: 0,
  position: {
    parens: false,
    needsSemicolon: false,
    awaited: false,
    promised: false,
    returned: false,
    inTry: false,
    unused: false,
    inLoop: false,
  },
};

/** A finding in `load` of lib/store.js, reached from `GET /users/:id`, unless told otherwise. */
export function finding(line: number, given: Partial<Finding> = {}): Finding {
  const file = given.file ?? 'lib/store.js';
  const method = given.method ?? 'readFileSync';
  const context: Context = given.context ?? 'request_path';
  const severity: Severity = given.severity ?? 'high';
  const trace: readonly TraceStep[] = [
    { name: 'show', file: 'routes/users.js', line: 12 },
    { name: 'load', file, line: 5 },
  ];
  return {
    id: `fs/${method}@${file}#load:${line}`,
    rule: `fs/${method}`,
    file,
    line,
    column: 10,
    module: 'fs',
    method,
    category: 'fs',
    context,
    contexts: [context],
    severity,
    inLoop: false,
    trace: context === 'request_path' ? trace : [],
    route: context === 'request_path' ? 'GET /users/:id' : undefined,
    blocking: {
      id: `${file}@${line}`,
      file,
      call,
      module: { name: 'fs', category: 'fs', methods: [] },
      request: 'fs',
      method: { sync: method, async: 'readFile', via: 'promises', at: [`fs.${method}`] },
    },
    ...given,
  };
}

/** A safe change set of these findings, whose files are those of the findings. */
export function changeSet(label: string, findings: readonly Finding[], given: Partial<ChangeSet> = {}): ChangeSet {
  const files = [...new Set(findings.map(({ file }) => file))];
  const id = findings.map((one) => one.id).join('+');
  return {
    id,
    label,
    findings,
    async: [],
    concurrent: [],
    awaits: [],
    loops: [],
    twins: [],
    instead: [],
    guards: [],
    sites: [],
    substitutes: [],
    locks: [],
    own: [],
    hazards: [],
    risk: 'safe',
    files,
    ...given,
  };
}

/** A refusal with a reason and an advice. */
export function skip(one: Finding, given: Partial<Skip> = {}): Skip {
  const at = `${one.file}:${one.line}`;
  return {
    finding: one,
    code: 'in-constructor',
    message: 'A constructor cannot wait.',
    advice: 'Use a factory.',
    at,
    ...given,
  };
}

/** A change of one line. */
export function change(
  path: string,
  sets: readonly string[],
  before: string | undefined = 'old\n',
  after = 'new\n',
): Change {
  return { path, before, after, sets };
}

/** A plan in which nothing is out of scope. */
export function planOf(sets: readonly ChangeSet[], skipped: readonly Skip[] = []): Plan {
  return { sets, skipped, outOfScope: [], settings: { parallel: 1, ttl: 0 } };
}
