import type { ChangeSet, Planner } from '../../src/types';
import { changeSet, finding, planOf } from '../report/samples';
import { answering, planner, type Outcome } from './scripted';

const a = finding(1, { file: 'a.js', severity: 'critical' });
const b = finding(2, { file: 'b.js' });
const c = finding(3, { file: 'c.js', severity: 'low' });
const setC = changeSet('C', [c], { files: ['c.js'] });

const separate = [changeSet('A', [a]), changeSet('B', [b]), setC];
const separateTexts = { 'a.js': 'a\n', 'b.js': 'b\n', 'c.js': 'c\n' };

/** A and B change routes.js together with a file of their own. */
const setA = changeSet('A', [a], { files: ['a.js', 'routes.js'] });
const setB = changeSet('B', [b], { files: ['b.js', 'routes.js'] });
const texts = { 'a.js': 'a\n', 'b.js': 'b\n', 'c.js': 'c\n', 'routes.js': 'a\nb\n' };

function idsOf({ accepted }: Outcome): readonly string[] {
  return accepted.flatMap((set) => set.findings.map((one) => one.id));
}

function written({ proposal }: Outcome): Readonly<Record<string, string>> {
  return Object.fromEntries(proposal.changes.map((change) => [change.path, change.after]));
}

function diffOf(screen: string): readonly string[] {
  return screen.split('\n').filter((line) => /^ +\d+ {3}[-+ ] /.test(line));
}

test('yes to everything gives the proposal of the first plan', async () => {
  const made = planner(separate, separateTexts);
  const outcome = await answering(made, 'yyy');
  expect(written(outcome)).toEqual({ 'a.js': 'A\n', 'b.js': 'B\n', 'c.js': 'C\n' });
  expect(outcome).toMatchObject({ interrupted: false, unused: '', undecided: 0 });
  expect(made.asked).toEqual([[]]);
});

test('nothing to review asks nothing', async () => {
  const { accepted, screens } = await answering(planner([], {}), '');
  expect({ accepted, screens }).toEqual({ accepted: [], screens: [] });
});

test('the worst set is asked about first', async () => {
  const outcome = await answering(planner([setC, changeSet('B', [b]), changeSet('A', [a])], separateTexts), 'yq');
  expect(idsOf(outcome)).toEqual([a.id]);
});

describe('no', () => {
  test('plans again at once without that set, and keeps the letters of the others', async () => {
    const made = planner(separate, separateTexts);
    const outcome = await answering(made, 'nyy');
    expect(outcome.told).toEqual(['planning again …']);
    expect(made.asked).toEqual([[], [a.id]]);
    expect(idsOf(outcome)).toEqual([b.id, c.id]);
    expect(outcome.screens[1]).toContain('set B  2 of 3');
    expect(outcome.screens[1]).toContain('accepted 0 · skipped 1');
    expect(outcome.screens[1]).toMatch(/^skipped set A \(1 call\)\n/);
  });

  test('on one file of a set asks what should stay, and skips the whole set', async () => {
    const two = changeSet('A', [a], { files: ['a.js', 'c.js'] });
    const outcome = await answering(planner([two], { 'a.js': 'a\n', 'c.js': 'a\n' }), 'yns');
    expect(outcome.screens[2]).toContain('Set A changes c.js together with 1 other file. What should stay as it is?');
    expect(outcome.screens[2]).toContain('[s] skip set A: 2 files, 1 call');
    expect(outcome.screens[2]).not.toContain('[f]');
    expect(written(outcome)).toEqual({});
  });

  test('escape goes back to the page without a decision', async () => {
    const { screens, accepted, decisions } = await answering(planner([setA], texts), 'n<yy');
    expect(screens[2]).toBe(screens[0]);
    expect(accepted).toHaveLength(1);
    expect(decisions.map(({ kind }) => kind)).toEqual(['accept', 'accept']);
  });

  test('on a file of several sets leaves only this set out', async () => {
    const outcome = await answering(planner([setA, setB, setC], texts), 'ynsyyy');
    expect(idsOf(outcome)).toEqual([b.id, c.id]);
    expect(written(outcome)).toMatchObject({ 'routes.js': 'a\nB\n' });
  });

  test('or leaves the file alone, with every undecided set that changes it', async () => {
    const outcome = await answering(planner([setA, setB, setC], texts), 'ynfy');
    expect(outcome.screens[2]).toContain('[f] leave this file alone: skip sets A, B, which all change it');
    expect(outcome.screens[3]).toContain('skipped sets A, B (2 calls)');
    expect(idsOf(outcome)).toEqual([c.id]);
  });

  test('or stops there, where planning can make twins: the file stays and the rest is asked about again', async () => {
    const outcome = await answering(planner([setA, setB], texts, { twins: true }), 'ynt' + 'y');
    expect(outcome.screens[2]).toContain(
      '[t] leave this file alone: it keeps calling synchronous forms, and 1 of 1 call still change',
    );
    expect(outcome.screens[3]).toContain(
      'routes.js stays as it is; what it calls gets an asynchronous twin for other callers',
    );
    expect(written(outcome)).toEqual({ 'a.js': 'A\n', 'b.js': 'B\n' });
    const back = await answering(planner([setA, setB], texts, { twins: true }), 'yntu' + 'yyy');
    expect(written(back)['routes.js']).toBe('A\nB\n');
  });

  test('does not offer to stop where nothing would be left, or planning makes no twins', async () => {
    expect((await answering(planner([setA], texts, { twins: true }), 'n<q')).screens[1]).not.toContain('[t]');
    expect((await answering(planner([setA], texts), 'yn<q')).screens[2]).not.toContain('[t]');
  });

  describe('to a set with hazards', () => {
    const hazard = {
      code: 'interleaving',
      message: 'two requests may interleave',
      at: 'a.js:1',
      findings: [a.id],
    } as const;
    const both: ChangeSet = { ...changeSet('A', [a, b]), risk: 'review', hazards: [hazard] };
    const guards = { guards: true };

    test('offers to leave only what has them, and asks about the rest again', async () => {
      const outcome = await answering(planner([both, setC], separateTexts, guards), 'nw' + 'yyy');
      expect(outcome.screens[0]).toContain('1 hazard to review');
      expect(outcome.screens[1]).toContain(
        '[w] withhold only what has the hazards, as --yes does: 1 of 2 calls still change',
      );
      expect(outcome.screens[2]).toMatch(/^what has the hazards of set A stays; 1 call of it still changes?\n/);
      expect(outcome.screens[2]).not.toContain('to review');
      expect(idsOf(outcome)).toEqual([b.id, c.id]);
    });

    test('that can be taken back', async () => {
      const outcome = await answering(planner([both, setC], separateTexts, guards), 'nwu' + 'yyy');
      expect(outcome.screens[3]).toMatch(/^undone: what has hazards stays\n/);
      expect(idsOf(outcome)).toEqual([a.id, b.id, c.id]);
    });

    test('skips it at once where it is alone in its file, and nothing of it would be left', async () => {
      const alone: ChangeSet = { ...changeSet('A', [a]), risk: 'review', hazards: [hazard] };
      const outcome = await answering(planner([alone, setC], separateTexts, guards), 'n' + 'y');
      expect(outcome.screens[1]).toMatch(/^skipped set A \(1 call\)\n/);
      expect(idsOf(outcome)).toEqual([c.id]);
    });
  });

  test('keeps the set that was accepted before, with only its edits', async () => {
    const outcome = await answering(planner([setA, setB], texts), 'yyyns');
    expect(written(outcome)).toEqual({ 'a.js': 'A\n', 'routes.js': 'A\nb\n' });
  });

  test('on an accepted set that was gone back to takes it out', async () => {
    const outcome = await answering(planner(separate, separateTexts), 'ybnyy');
    expect(idsOf(outcome)).toEqual([b.id, c.id]);
  });
});

test('each set shows what it adds to a shared file on top of what was accepted', async () => {
  const outcome = await answering(planner([setA, setB], texts), 'yyyy');
  expect(diffOf(outcome.screens[1])).toEqual([' 1   - a', ' 1   + A', ' 2     b']);
  expect(diffOf(outcome.screens[3])).toEqual([' 1     A', ' 2   - b', ' 2   + B']);
  expect(written(outcome)['routes.js']).toBe('A\nB\n');
});

test('a file to which a set adds nothing any more is not shown', async () => {
  const both = changeSet('B', [finding(1, { file: 'a.js' })], { id: 'other', files: ['a.js', 'b.js'] });
  const shared = { 'a.js': 'a\n', 'b.js': 'a b\n' };
  const outcome = await answering(planner([changeSet('A', [a]), both], shared), 'yy');
  expect(outcome.screens.map((screen) => screen.match(/\w\.js/)?.[0])).toEqual(['a.js', 'b.js']);
  expect(outcome.accepted).toHaveLength(2);
});

describe('only what changed is asked again', () => {
  // While C is in the plan, A comes out differently than alone.
  const sets = [changeSet('A', [a]), setC];
  const changeC = { path: 'c.js', before: 'c\n', after: 'C\n', sets: [setC.id] };
  const changeA = (after: string) => ({ path: 'a.js', before: 'a\n', after, sets: [sets[0].id] });
  const coupled: Planner = {
    ...planner([], {}),
    propose: async ({ declined, withheld }) => {
      const left = sets.filter(({ findings: [{ id }] }) => !declined.has(id) && !withheld?.has(id));
      return { plan: planOf(left), changes: await coupled.render(planOf(left), left) };
    },
    render: async (plan, some) => [
      ...(some.some(({ id }) => id === a.id) ? [changeA(plan.sets.length > 1 ? 'together\n' : 'alone\n')] : []),
      ...(some.some(({ id }) => id === c.id) ? [changeC] : []),
    ],
  };

  test('a page that a no changed is shown once more', async () => {
    const outcome = await answering(coupled, 'yny');
    expect(diffOf(outcome.screens[2])).toEqual([' 1   - a', ' 1   + alone']);
    expect(written(outcome)).toEqual({ 'a.js': 'alone\n' });
  });

  test('what would come out differently when the rest is left is not written unseen', async () => {
    const outcome = await answering(coupled, 'yq');
    expect(outcome).toMatchObject({ accepted: [], undecided: 1, proposal: { changes: [] } });
  });
});

describe('ending early', () => {
  test('all accepts this set and the rest', async () => {
    const outcome = await answering(planner(separate, separateTexts), 'na');
    expect(idsOf(outcome)).toEqual([b.id, c.id]);
    expect(outcome.undecided).toBe(0);
  });

  describe('all, when a set that nobody has seen has a hazard that nothing guards', () => {
    const sets = [separate[0], { ...separate[1], risk: 'review' as const }, setC];

    test('asks, and accepts the others', async () => {
      const outcome = await answering(planner(sets, separateTexts), 'asn');
      expect(outcome.screens[1]).toContain('set B: not reviewed yet, with hazards that nothing guards against.');
      expect(outcome.screens[2]).toContain('set B  2 of 3');
      expect(outcome.screens[2]).toContain('accepted 2 · skipped 0');
      expect(idsOf(outcome)).toEqual([a.id, c.id]);
    });

    test('asks, and accepts all or nothing', async () => {
      expect(idsOf(await answering(planner(sets, separateTexts), 'aa'))).toEqual([a.id, b.id, c.id]);
      expect(idsOf(await answering(planner(sets, separateTexts), 'a<q'))).toEqual([]);
    });

    test('does not ask about the set on the screen', async () => {
      expect(idsOf(await answering(planner(sets, separateTexts), 'ya'))).toEqual([a.id, b.id, c.id]);
    });
  });

  test.each([
    ['q', false],
    ['^', true],
  ])('%s keeps what was accepted and nothing else', async (key, interrupted) => {
    const outcome = await answering(planner(separate, separateTexts), `y${key}`);
    expect(written(outcome)).toEqual({ 'a.js': 'A\n' });
    expect(outcome).toMatchObject({ interrupted, undecided: 2 });
  });

  test('Ctrl-C in a question is one, too', async () => {
    expect(await answering(planner([setA], texts), 'n^')).toMatchObject({ interrupted: true, accepted: [] });
  });

  test('a set that was half way through is not written', async () => {
    const outcome = await answering(planner([setA, setB], texts), 'yq');
    expect(written(outcome)).toEqual({});
  });
});

describe('taking back', () => {
  test('u takes back any number of decisions, the last one first', async () => {
    const outcome = await answering(planner(separate, separateTexts), 'ynuuuny' + 'y');
    expect(outcome.screens.map((screen) => screen.match(/set \w {2}/)?.[0].trim())).toEqual([
      'set A',
      'set B',
      'set C',
      'set B',
      'set A',
      'set A',
      'set B',
      'set C',
    ]);
    expect(outcome.screens[3]).toContain('undone: no to 1 set');
    expect(outcome.screens[4]).toContain('undone: yes to a.js');
    expect(outcome.screens[5]).toContain('there is nothing to undo');
    expect(idsOf(outcome)).toEqual([b.id, c.id]);
  });

  test('b goes back page by page without taking anything back, and y goes on again', async () => {
    const outcome = await answering(planner([setA, setC], texts), 'yybbbyyy');
    const pages = outcome.screens.map((screen) =>
      screen
        .match(/set (\w).*?(\w+\.js)/)
        ?.slice(1)
        .join(' '),
    );
    const once = ['A a.js', 'A routes.js', 'B c.js'];
    expect(pages).toEqual([...once, 'A routes.js', 'A a.js', ...once]);
    expect(outcome.screens[3]).toContain('accepted before');
    expect(outcome.screens[5]).toContain('this is the first page');
    expect(outcome.decisions).toHaveLength(3);
    expect(outcome.accepted).toHaveLength(2);
  });
});

describe('editing', () => {
  const appending = (text: string) => async (_path: string, old: string) => ({ text: old + text });

  test('what was saved in the editor is shown, and is what is written', async () => {
    const outcome = await answering(planner([changeSet('A', [a])], separateTexts), 'ey', { edit: appending('mine\n') });
    expect(diffOf(outcome.screens[1])).toEqual([' 1   - a', ' 1   + A', ' 2   + mine']);
    expect(outcome.screens[1]).toContain('this is the file with your edit');
    expect(written(outcome)).toEqual({ 'a.js': 'A\nmine\n' });
  });

  test('a text that does not parse is refused with the place, and can be edited again or forgotten', async () => {
    const texts = ['BROKEN', 'A good\n'];
    const given: string[] = [];
    const edit = async (_path: string, old: string) => {
      given.push(old);
      return { text: texts.shift() as string };
    };
    const outcome = await answering(planner([changeSet('A', [a])], separateTexts), 'eey', { edit });
    expect(outcome.screens[1]).toContain('a.js would not parse with your edit:\n  Unexpected BROKEN');
    expect(given).toEqual(['A\n', 'BROKEN']);
    expect(written(outcome)).toEqual({ 'a.js': 'A good\n' });
    const forgotten = await answering(planner([changeSet('A', [a])], separateTexts), 'e<y', {
      edit: appending('BROKEN'),
    });
    expect(forgotten.screens[2]).toContain('your edit was discarded');
    expect(written(forgotten)).toEqual({ 'a.js': 'A\n' });
  });

  test('an editor that fails, or changes nothing, decides nothing', async () => {
    const outcome = await answering(planner([changeSet('A', [a])], separateTexts), 'ey');
    expect(outcome.screens[1]).toContain('no editor here');
    const unchanged = await answering(planner([changeSet('A', [a])], separateTexts), 'ey', { edit: appending('') });
    expect(unchanged.screens[1]).toContain('nothing was changed');
    expect(unchanged.decisions).toHaveLength(1);
  });

  test('an edit of a shared file stays when another set changes it, too', async () => {
    const shared = { ...texts, 'routes.js': 'a\n1\n2\n3\n4\n5\n6\n7\nb\n' };
    const edit = async (_path: string, old: string) => ({ text: old.replace('A\n', 'A // mine\n') });
    const outcome = await answering(planner([setA, setB], shared), 'yeyyy', { edit });
    expect(diffOf(outcome.screens[4])).not.toContain(' 1   + A // mine');
    expect(written(outcome)['routes.js']).toBe('A // mine\n1\n2\n3\n4\n5\n6\n7\nB\n');
  });

  test('an edit that does not fit beside a later set is asked about again', async () => {
    const edit = async (_path: string, old: string) => ({ text: old.replace('b', 'b // mine') });
    const outcome = await answering(planner([setA, setB], texts), 'yeyyyy', { edit });
    expect(outcome.screens[5]).toContain('your edit of routes.js conflicts with what was accepted: check it again');
    expect(written(outcome)['routes.js']).toBe('A\nB\n');
  });

  test('u takes an edit back', async () => {
    const outcome = await answering(planner([changeSet('A', [a])], separateTexts), 'euy', {
      edit: appending('mine\n'),
    });
    expect(written(outcome)).toEqual({ 'a.js': 'A\n' });
  });

  test('an edit after the yes asks for the yes again', async () => {
    const outcome = await answering(planner(separate, separateTexts), 'ybeyyy', { edit: appending('mine\n') });
    expect(written(outcome)).toEqual({ 'a.js': 'A\nmine\n', 'b.js': 'B\n', 'c.js': 'C\n' });
  });
});

describe('going on another time', () => {
  test('everything is kept after each key that decides', async () => {
    const { saved, decisions } = await answering(planner(separate, separateTexts), 'yw?nq');
    expect(saved.map((list) => list.map(({ kind }) => kind))).toEqual([['accept'], ['accept', 'skip']]);
    expect(saved.at(-1)).toEqual(decisions);
  });

  test('what was kept is not asked again, and u reaches back into it', async () => {
    const first = await answering(planner(separate, separateTexts), 'ynq');
    const second = await answering(planner(separate, separateTexts), 'y', { earlier: first.decisions });
    expect(second.screens).toHaveLength(1);
    expect(second.screens[0]).toContain('set C  3 of 3');
    expect(idsOf(second)).toEqual([a.id, c.id]);
    const back = await answering(planner(separate, separateTexts), 'uyy', { earlier: first.decisions });
    expect(idsOf(back)).toEqual([a.id, b.id, c.id]);
  });

  test.each(['yyq', 'aq'])(
    'after %s a set whose file changed meanwhile is asked again, the others are not',
    async (keys) => {
      const first = await answering(planner(separate, separateTexts), keys.replace('aq', 'a'));
      const changed = { ...separateTexts, 'a.js': '// new\na\n' };
      const second = await answering(planner(separate.slice(0, 2), changed), 'y', { earlier: first.decisions });
      expect(second.screens.map((screen) => screen.match(/set \w/)?.[0])).toEqual(['set A']);
      expect(written(second)).toEqual({ 'a.js': '// new\nA\n', 'b.js': 'B\n' });
    },
  );
});

describe('what is shown', () => {
  test('where we are, why, the diff and the hazards, with the file that has them', async () => {
    const hazards = [
      { code: 'H1', message: 'two requests may interleave', guard: 'guarded by a lock', at: 'a.js:1' },
      { code: 'H2', message: 'somebody else writes', advice: 'Ask them.', at: 'elsewhere.js:7' },
      { code: 'H3', message: 'the order changes', at: 'routes.js:2' },
    ];
    const { screens } = await answering(planner([{ ...setA, hazards }, setC], texts), 'yyq');
    expect(screens[0].split('\n')).toEqual([
      'set A  1 of 2   file 1 of 2   a.js   linked: routes.js   accepted 0 · skipped 0   2 hazards to review',
      'why    GET /users/:id → show → load → fs.readFileSync',
      ' 1   - a',
      ' 1   + A',
      'hazard A1 two requests may interleave (guarded by a lock), a.js:1',
      'hazard A2 somebody else writes, elsewhere.js:7. Ask them.',
      '[y]es  [n]o  [e]dit  [w]hy  [d]iff  [u]ndo  [b]ack  [a]ll  [q]uit  [?]',
    ]);
    expect(screens[1]).toContain('hazard A3 the order changes, routes.js:2');
    expect(screens[1]).not.toContain('hazard A1');
  });

  test('w shows the whole way, ? the keys, and the same key once more the diff again', async () => {
    const { screens, accepted } = await answering(planner([changeSet('A', [a])], separateTexts), 'ww??y');
    expect(screens[1]).toContain(
      'GET /users/:id   critical\n  → show (routes/users.js:12)\n  → load (a.js:5)\n  → fs.readFileSync (a.js:1)',
    );
    expect(screens[3]).toContain('q  stop here and write what was accepted');
    expect([screens[2], screens[4]]).toEqual([screens[0], screens[0]]);
    expect(accepted).toHaveLength(1);
  });

  test('d shows the whole file around the change, and from anywhere else leads to the diff', async () => {
    const long = `a\n${Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('')}`;
    const { screens } = await answering(planner([changeSet('A', [a])], { 'a.js': long }), 'ddwdy');
    expect(screens.map((screen) => diffOf(screen).length)).toEqual([5, 22, 5, 0, 5]);
  });

  test('three lines of context, a gap between hunks, and nothing that steers the terminal', async () => {
    const before = ['\u001b[2J', ...Array.from({ length: 30 }, (_, index) => `line ${index}`)].join('\r\n');
    const after = before.replace('line 1\r', 'X\r').replace('line 20', '\tY');
    const change = { path: 'a.js', before, after, sets: [a.id] };
    const made: Planner = {
      ...planner([], {}),
      propose: async () => ({ plan: planOf([changeSet('A', [a])]), changes: [change] }),
      render: async (_plan, sets) => (sets.length > 0 ? [change] : []),
    };
    const { screens } = await answering(made, 'y');
    expect(screens[0]).toContain('  1     <1b>[2J\n  2     line 0\n  3   - line 1\n  3   + X\n  4     line 2');
    expect(screens[0]).toContain(' ⋮\n');
    expect(screens[0]).toContain('+     Y');
    expect(screens[0]).not.toMatch(/[\u001b\r\t]/);
  });

  test('lines that are only indented differently are counted, and shown with the whole file', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `  line ${index};`);
    const before = ['function f() {', ...lines, '}', ''].join('\n');
    const after = ['function f() {', '  lock(() => {', ...lines.map((line) => `  ${line}`), '  });', '}', ''].join(
      '\n',
    );
    const change = { path: 'a.js', before, after, sets: [a.id] };
    const made: Planner = {
      ...planner([], {}),
      propose: async () => ({ plan: planOf([changeSet('A', [a])]), changes: [change] }),
      render: async (_plan, sets) => (sets.length > 0 ? [change] : []),
    };
    const { screens } = await answering(made, 'dy');
    expect(diffOf(screens[0]).filter((line) => /^ +\d+ {3}[-+]/.test(line))).toEqual([
      '  2   +   lock(() => {',
      ' 23   +   });',
    ]);
    expect(screens[0]).toContain('20 lines only indented differently; [d] shows all');
    expect(diffOf(screens[1]).filter((line) => /^ +\d+ {3}[-+]/.test(line))).toHaveLength(42);
  });

  test('in a narrow terminal the keys and the questions are wrapped at words', async () => {
    const { screens } = await answering(planner([setA], texts), '?n<q', { columns: 40 });
    expect(screens[1]).toContain('y  accept this file; a set is written\n   when all its files are accepted\n');
    expect(screens[2]).toContain('  [s] skip set A: 2 files, 1 call\n');
    expect(screens.join('\n')).not.toMatch(/\bwh$/m);
  });

  test.each([10, 40, 79])('at %i columns nothing is wider than the terminal', async (columns) => {
    const wide = { 'a.js': `a ${'漢字'.repeat(60)} ${'x'.repeat(300)}\n`, 'routes.js': 'a\n' };
    const { screens } = await answering(planner([setA], wide), 'yn<w?q', { columns });
    const widths = screens.flatMap((screen) => screen.split('\n')).map(widthOf);
    expect(Math.max(...widths)).toBeLessThanOrEqual(columns);
  });

  test('a set of many files names a few and counts the others', async () => {
    const files = Array.from({ length: 40 }, (_, index) => `a${index}.js`);
    const many = changeSet('A', [a], { files });
    const { screens } = await answering(planner([many], Object.fromEntries(files.map((file) => [file, 'a\n']))), 'q');
    expect(screens[0]).toContain('linked: a1.js, a2.js, a3.js and 36 more');
  });
});

function widthOf(line: string): number {
  return [...line].reduce((width, character) => width + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
}
