import { defineModule } from '../src/define';
import { asTransform } from '../src/standalone';
import type { CallFacts } from '../src/types';

/**
 * https://nodejs.org/api/modules.html#requireid – `require` of JSON in a function is not `JSON.parse` of a file: it answers with
 * one object, which everybody shares, and does not see later changes.
 */
export const module = defineModule('module', [
  {
    sync: 'require',
    async: '',
    via: 'none',
    notice: 'first-time-only',
    why: 'the file is read when it is first required',
    advice: 'Load it at the top of the file, where only start-up waits.',
    at: ['require'],
    hint: [/\.json['"`]\s*\)/, /\n[ \t]+[^\n]*\brequire\s*\(\s*['"`][^'"`\n]+\.json['"`]/],
    when: isJsonInFunction,
  },
]);

function isJsonInFunction({ fn, args: [request] }: CallFacts): boolean {
  return fn !== 0 && request?.kind === 'string' && /\.json$/.test(request.value ?? '');
}

export default asTransform([module]);
