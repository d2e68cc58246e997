import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { unwrap } from '../syntax/walk';

/**
 * Functions that compilers write around `require`, so that CommonJS has a default export: those of TypeScript and tslib
 * (https://www.typescriptlang.org/tsconfig/#esModuleInterop), Babel, SWC, esbuild and Rollup.
 */
const NAMES =
  /^(?:__importDefault|__importStar|__toESM|_interop(?:RequireDefault|RequireWildcard|Default|DefaultLegacy|Namespace|DefaultCompat)\d*|_interop_require_(?:default|wildcard)|interopRequire(?:Default|Wildcard))$/;

/** Whether a call only makes a module of CommonJS look like one with a default export. */
// Matches: __importDefault(require('fs')), (0, tslib_1.__importStar)(require('fs'))
export function isInterop(call: Node): boolean {
  const [loaded] = call.arguments as Node[];
  if (call.type !== 'CallExpression' || !loaded || unwrap(loaded).type !== 'CallExpression') return false;
  const { name } = unwrap(unwrap(loaded).callee as Node);
  return name === 'require' && NAMES.test(nameOf(unwrap(call.callee as Node)));
}

function nameOf(callee: Node): string {
  return String(callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name);
}

/** Each call returns its own module, although all of them run the same function. */
export function interopRule(builder: FactsBuilder, call: Node): void {
  const [loaded] = call.arguments as Node[];
  const made = builder.fresh();
  builder.add('object', made);
  builder.add('store', made, 'default', builder.nodeOf(loaded));
  builder.add('copy', builder.nodeOf(call), builder.nodeOf(loaded));
  builder.add('copy', builder.nodeOf(call), made);
}
