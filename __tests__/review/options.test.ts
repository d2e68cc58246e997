import type { Change, ChangeSet, Planner, Settings } from '../../src/types';
import { changeSet, finding, planOf } from '../report/samples';
import { answering, type Outcome } from './scripted';

const offers = { parallel: [], ttl: [] };
const both = { parallel: ['a.js@1'], ttl: ['a.js@2', 'a.js@3'] };
const [a, b, c] = ['a.js', 'b.js', 'c.js'].map((file, index) => finding(index + 1, { file }));
/** A can be told how many callbacks run at once, and how old look-ups may be; B only the latter; C nothing. */
const setA = changeSet('A', [a], { files: ['a.js'], offers: both });
const setB = changeSet('B', [b], { files: ['b.js'], offers: { ...offers, ttl: ['b.js@1'] } });
const setC = changeSet('C', [c], { files: ['c.js'], offers });

/** A made-up planner that writes the settings that matter into the files of the sets, and those of look-ups into one they share. */
function planner(sets: readonly ChangeSet[], flags: Settings = { parallel: 1, ttl: 0 }): Planner {
  const render: Planner['render'] = async ({ settings }, some) => changesOf(some, settings);
  return {
    propose: async ({ declined, withheld, settings: chosen }) => {
      const settings = { ...flags, ...chosen };
      const left = sets.filter((set) => set.findings.every(({ id }) => !declined.has(id) && !withheld?.has(id)));
      return { plan: { ...planOf(left), settings }, changes: changesOf(left, settings) };
    },
    render,
    problem: () => undefined,
  };
}

function changesOf(sets: readonly ChangeSet[], { parallel, ttl }: Settings): readonly Change[] {
  const own = sets.map((set): Change => {
    const limit = set.offers?.parallel.length ? ` ${parallel} at once` : '';
    return { path: set.files[0], before: 'sync\n', after: `async${limit}\n`, sets: [set.id] };
  });
  const looking = sets.filter((set) => set.offers?.ttl.length);
  if (looking.length === 0) return own;
  const after = `ttl ${ttl}\n`;
  return [{ path: 'helpers.js', before: undefined, after, sets: looking.map(({ id }) => id) }, ...own];
}

function written({ proposal }: Outcome): Readonly<Record<string, string>> {
  return Object.fromEntries(proposal.changes.map((change) => [change.path, change.after]));
}

/** The set and the file of each screen. */
function pages({ screens }: Outcome): readonly string[] {
  return screens.map((screen) => `${/^set (\w) .*?(\w+\.js)/m.exec(screen)?.slice(1).join(' ')}`);
}

const keys = '[y]es  [n]o  [e]dit  [w]hy  [d]iff  [u]ndo  [b]ack  [a]ll  [q]uit  [?]';
const keysWithOptions = '[y]es  [n]o  [e]dit  [w]hy  [d]iff  [o]ptions  [u]ndo  [b]ack  [a]ll  [q]uit  [?]';

test('the key is offered on pages of sets that depend on an option, with what is in force', async () => {
  const { screens } = await answering(planner([setA, setB, setC]), 'yyyy');
  expect(screens[0].split('\n')).toContain(keysWithOptions);
  expect(screens[0]).toContain(
    'options of the run: one callback after the other · only concurrent look-ups share an answer',
  );
  expect(screens[2].split('\n')).toContain(keysWithOptions);
  expect(screens[2]).not.toContain('one callback after the other');
  expect(screens[3].split('\n')).toContain(keys);
  expect(screens[3]).not.toMatch(/^options/m);
});

test('what a flag says is in force, and can be chosen away', async () => {
  const outcome = await answering(planner([setA], { parallel: 8, ttl: 250 }), 'opo' + 'yy');
  expect(outcome.screens[0]).toContain('options of the run: up to 8 callbacks at once · look-ups up to 250 ms old');
  expect(written(outcome)).toEqual({ 'a.js': 'async 1 at once\n', 'helpers.js': 'ttl 250\n' });
});

test('a choice is planned with at once, and the same page is shown again', async () => {
  const outcome = await answering(planner([setA, setC]), 'op8' + 'yyy');
  expect(outcome.screens[1]).toContain(
    '[p] loops whose callbacks only read (1 in this set): one callback after the other',
  );
  expect(outcome.screens[1]).toContain(
    '[c] look-ups whose answers may be remembered (2 in this set): only concurrent look-ups share an answer',
  );
  expect(outcome.screens[2]).toContain('[8] up to 8 callbacks at once');
  expect(outcome.screens[3]).toContain('up to 8 callbacks at once, for the whole run\nset A');
  expect(outcome.screens[3]).toContain('+ async 8 at once');
  expect(outcome.told).toContain('planning again …');
  expect(outcome.decisions[0]).toEqual({ kind: 'option', name: 'parallel', value: 8 });
  expect(written(outcome)['a.js']).toBe('async 8 at once\n');
});

test('where there is one option, it is not asked which', async () => {
  const outcome = await answering(planner([setB]), 'o1' + 'yy');
  expect(outcome.screens[1]).toContain('How old may the answers of look-ups be');
  expect(written(outcome)['helpers.js']).toBe('ttl 100\n');
});

test('pages that were accepted and are changed by a choice are asked again, the others are not', async () => {
  const outcome = await answering(planner([setA, setB, setC]), 'yyy' + 'b' + 'os' + 'yyy');
  expect(outcome.screens[6]).toContain('asked about again because of that: helpers.js');
  // Once B has shown the new text of helpers.js, A adds nothing to it.
  expect(pages(outcome).slice(6)).toEqual(['B helpers.js', 'A a.js', 'C c.js']);
  expect(outcome.screens[7]).toContain('accepted before');
  expect(outcome.accepted).toHaveLength(3);
  expect(written(outcome)).toMatchObject({ 'a.js': 'async 1 at once\n', 'helpers.js': 'ttl 1000\n' });
});

test('without another yes, a set that a choice changes is not written', async () => {
  const outcome = await answering(planner([setA, setB, setC]), 'yyy' + 'b' + 'os' + 'q');
  expect(written(outcome)).toEqual({});
  expect(outcome.undecided).toBe(3);
});

test('what was accepted unseen is asked again if a choice changes it', async () => {
  const hazard = { code: 'H', message: 'something', at: 'b.js:1', advice: 'Look.' };
  const risky: ChangeSet = { ...setB, risk: 'review', hazards: [hazard] };
  const outcome = await answering(planner([setA, risky, setC]), 'as' + 'os' + 'yy' + 'y');
  expect(outcome.screens[4]).toContain('asked about again because of that: a.js, helpers.js');
  // What C says does not depend on it.
  expect(pages(outcome).slice(4)).toEqual(['B b.js', 'B helpers.js', 'A a.js']);
  expect(outcome.accepted).toHaveLength(3);
  expect(written(outcome)['helpers.js']).toBe('ttl 1000\n');
});

test('undo takes a choice back, and what was accepted before holds again', async () => {
  const outcome = await answering(planner([setA, setB]), 'yy' + 'os' + 'u' + 'y');
  expect(outcome.screens[4]).toContain('accepted 0');
  expect(outcome.screens[5]).toContain('undone: look-ups up to 1000 ms old');
  expect(outcome.screens[5]).toContain('accepted 1');
  expect(pages(outcome).slice(4)).toEqual(['B b.js', 'B b.js']);
  expect(written(outcome)['helpers.js']).toBe('ttl 0\n');
});

test('an edit that a choice contradicts is said to conflict, and its page is asked again', async () => {
  const edit = async (_path: string, text: string) => ({ text: text.replace('async', 'mine') });
  const outcome = await answering(planner([setA]), 'ey' + 'op8' + 'yy' + 'y', { edit });
  expect(outcome.screens.at(-1)).toContain('your edit of a.js conflicts with what was accepted: check it again');
  expect(outcome.screens.at(-1)).toContain('+ async 8 at once');
  expect(written(outcome)['a.js']).toBe('async 8 at once\n');
});

test('the last choice holds, and the same one again is no decision', async () => {
  const outcome = await answering(planner([setB]), 'o1' + 'os' + 'os' + 'yy');
  expect(outcome.decisions.filter(({ kind }) => kind === 'option')).toHaveLength(2);
  expect(outcome.screens[6]).toContain('still look-ups up to 1000 ms old, for the whole run');
  expect(written(outcome)['helpers.js']).toBe('ttl 1000\n');
});

test('any number in the range can be typed, and corrected', async () => {
  const outcome = await answering(planner([setA]), 'opn' + '\n' + '0\n' + '\b' + '20000\n' + '\b\b\n' + 'yy');
  expect(outcome.screens[3]).toContain(
    'How many callbacks that only read may run at once? A whole number from 1 to 1000:',
  );
  expect(outcome.screens.at(-2)).toContain('up to 20 callbacks at once, for the whole run');
  expect(written(outcome)['a.js']).toBe('async 20 at once\n');
});

test.each(['o<', 'op<', 'oc<', 'ocn<', 'ocn7<'])(
  'escape after %s goes back to the page without a decision',
  async (typed) => {
    const { screens, decisions } = await answering(planner([setA]), `${typed}q`);
    expect(screens.at(-1)).toBe(screens[0]);
    expect(decisions).toEqual([]);
  },
);

test.each(['o^', 'op^', 'opn^'])('Ctrl-C at %s ends the review', async (typed) => {
  expect(await answering(planner([setA]), typed)).toMatchObject({ interrupted: true, decisions: [] });
});

test('a review that is resumed goes on with what was chosen', async () => {
  const first = await answering(planner([setA, setB]), 'op4' + 'yy' + 'os' + 'q');
  const second = await answering(planner([setA, setB]), 'yyy', { earlier: first.saved.at(-1) });
  expect(second.screens[0]).toContain('options of the run: up to 4 callbacks at once · look-ups up to 1000 ms old');
  expect(written(second)).toEqual({
    'a.js': 'async 4 at once\n',
    'b.js': 'async\n',
    'helpers.js': 'ttl 1000\n',
  });
});

test('what is left undecided is planned without, with the same options', async () => {
  const outcome = await answering(planner([setA, setB]), 'op8' + 'yy' + 'q');
  expect(written(outcome)).toEqual({ 'a.js': 'async 8 at once\n', 'helpers.js': 'ttl 0\n' });
});

test('the help names the key', async () => {
  expect((await answering(planner([setA]), '?q')).screens[1]).toMatch(/^o {2}options of the run/m);
});
