import type { CallFacts, FileFacts, Substitute } from '../types';
import type { Style } from './style';
import { insertion, type OrderedEdit } from './text';

/** How a file imports the helper file that another one takes its helpers from. */
export type HelperRequest = (user: string) => string;

/**
 * Adds a mock of the module with the new functions beside `vi.mock('node:fs', …)`: each of them calls the test's mock
 * of the synchronous function, and all other functions are the original ones.
 */
export function substituteEdits(
  { path, calls, typescript }: FileFacts,
  text: string,
  substitutes: readonly Substitute[],
  style: Style,
  helperRequest: HelperRequest,
): OrderedEdit[] {
  const own = substitutes.filter(({ file }) => file === path);
  return calls.flatMap((call) => {
    const there = own.filter((one) => one.call === call.index);
    if (there.length === 0) return [];
    const requestOf = ({ request, helperOf = path }: Substitute): string => request ?? helperRequest(helperOf);
    const requests = [...new Set(there.map(requestOf))].sort();
    const texts = requests.map((request) => {
      const members = there.filter((one) => requestOf(one) === request);
      return mockOf(call, request, members, { ...style, typescript });
    });
    const end = call.span.end + (/^\s*;/.exec(text.slice(call.span.end))?.[0].length ?? 0);
    return [insertion(end, texts.map((one) => style.newline + one).join(''))];
  });
}

function mockOf(
  { text }: CallFacts,
  request: string,
  members: readonly Substitute[],
  { quote, semicolon, indent, newline, typescript }: Style & { readonly typescript: boolean },
): string {
  const runner = text.slice(0, text.lastIndexOf('.'));
  const [replaced, real] = [members[0].replaced, request].map((one) => `${quote}${one}${quote}`);
  const type = typescript ? `<typeof import(${real})>` : '';
  const byName = new Map(members.map((one) => [one.async, one.sync]));
  const fakes = [...byName].sort().map(([name, sync]) => {
    const args = typescript ? `(...args: Parameters<typeof replaced.${sync}>)` : '(...args)';
    return `${indent}${indent}${name}: async ${args} => replaced.${sync}(...args),`;
  });
  return [
    `${runner}.mock(${real}, async () => {`,
    `${indent}const replaced = await import(${replaced})${semicolon}`,
    `${indent}return {`,
    `${indent}${indent}...(await ${runner}.importActual${type}(${real})),`,
    ...fakes,
    `${indent}}${semicolon}`,
    `})${semicolon}`,
  ].join(newline);
}
