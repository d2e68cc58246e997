import { isAlwaysMet } from '../../src/plan/branches';
import type { BranchFacts, ProgramView } from '../../src/types';

const ARMS = 60;

/** `if (a) await x(); else if (b) await x(); else …`, each arm ten characters long and with a wait in its middle. */
function chain(last: 'else' | 'else if'): BranchFacts[] {
  const end = ARMS * 10;
  return Array.from({ length: ARMS }, (_, arm): BranchFacts[] => {
    const [then, rest] = [
      { start: arm * 10 + 1, end: arm * 10 + 9 },
      { start: arm * 10 + 9, end },
    ];
    if (arm === ARMS - 1) return last === 'else' ? [] : [{ fn: 0, ...then, jumps: [] }];
    return [
      { fn: 0, ...then, jumps: [], other: rest },
      { fn: 0, ...rest, jumps: [], other: then },
    ];
  }).flat();
}

function isMet(last: 'else' | 'else if'): boolean {
  const program = {
    fn: () => ({ index: 0 }),
    fileOf: () => ({ branches: chain(last), choices: [] }),
  } as unknown as ProgramView;
  const ends = Array.from({ length: ARMS }, (_, arm) => arm * 10 + 5);
  return isAlwaysMet(program, 'server.js#0', ends, [-1, Infinity]);
}

// Without what is known of an end these have no end themselves: each arm asks about all that come behind it.
test('waits in all arms of a long choice are met', () => {
  expect(isMet('else')).toBe(true);
});

test('waits in all arms but a last one that is not written are passed over', () => {
  expect(isMet('else if')).toBe(false);
});
