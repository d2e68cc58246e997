import { spawnSync } from 'node:child_process';

import type { CommandPart } from '../../transforms/rewriters/shell-words';
import { splitCommand } from '../../transforms/rewriters/shell-words';

/** A value put into a command; `safe` stands for one that is proven harmless. */
interface Value {
  readonly value: string;
  readonly safe?: boolean;
}
const safe = (value: unknown): Value => ({ value: String(value), safe: true });

/** Matches: cmd`convert "${name}" -resize ${safe(64)}` */
function cmd(texts: TemplateStringsArray, ...values: readonly (string | Value)[]) {
  const list = values.map((value) => (typeof value === 'string' ? { value } : value));
  const parts = texts.flatMap((text, index): CommandPart[] => {
    const hole: CommandPart[] = index < list.length ? [{ kind: 'hole', index, quoteSafe: list[index].safe }] : [];
    return [...(text === '' ? [] : [{ kind: 'text' as const, text }]), ...hole];
  });
  return {
    parts,
    values: list.map(({ value }) => value),
    text: String.raw({ raw: texts }, ...list.map((v) => v.value)),
  };
}

const literal = (text: string) => ({ parts: [{ kind: 'text', text } as const], values: [] as string[], text });

function textOf(parts: readonly CommandPart[], values: readonly string[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : values[part.index])).join('');
}

/** The arguments that the shell makes of each of these texts. */
function argumentsInShell(texts: readonly string[]): readonly (readonly string[])[] {
  const script = texts.map((text) => `printf '%s\\0' ${text}\nprintf '\\1'`).join('\n');
  const { stdout, stderr } = spawnSync('/bin/sh', ['-s'], { input: script, encoding: 'utf8' });
  expect(stderr).toBe('');
  const commands = stdout.split('\x01').slice(0, -1);
  return commands.map((command) => command.split('\0').slice(0, -1));
}

const SAME = [
  'ls',
  'ls -la',
  '  ls \t -la  ',
  'git log --oneline -n 5',
  'git commit -m "a message"',
  "git commit -m 'a message'",
  'convert in.png -resize 50% out.png',
  'ffmpeg -i "my file.mp4" -vf scale=320:240 out.mp4',
  "grep -c '^a.*b$' file",
  'curl http://example.com/path',
  'tar czf a.tar.gz --exclude=x dir',
  "find . -name '*.js'",
  'prog ""',
  "prog ''",
  'prog "" a \'\'',
  'prog a""b',
  'prog "a"\'b\'c',
  'prog "a\\"b"',
  'prog "a\\\\b"',
  'prog "a\\$b"',
  'prog "a\\`b"',
  'prog "a\\nb"',
  'prog "C:\\dir"',
  'prog "a\\\\\\"b"',
  "prog 'a\\nb'",
  "prog 'a\\'",
  'prog \'a "quoted" b\'',
  'prog "it\'s"',
  'prog a#b',
  'prog a#',
  'prog ""#b',
  'prog a~b',
  'prog a~',
  'prog "~"',
  'prog "x"~',
  'prog "a="~',
  "prog '#'",
  'prog "a|b" "c;d" "e&f" "(g)" "<h>" "*" "?" "[i]" "{j,k}"',
  "prog '$HOME' '`ls`' '!x' 'a\\$b'",
  'prog a=b --c=d e:f',
  'prog a@b,c+d%e^f_g/h.i-j',
  'prog -- -x',
  'prog h\u00e9llo \u65e5\u672c "\u{1f600} x"',
  'prog 1 2 03',
  '"prog" a',
  "'my prog' a",
  'pr"o"g a',
  './bin/prog a',
  '/usr/bin/env prog',
  'prog "two\tspaces"',
];

const SAME_WITH_VALUES = [
  cmd`convert "${'in file.png'}" "${'out.png'}"`,
  cmd`convert ${safe(640)}x${safe(480)} "${'a'}"`,
  cmd`prog -n ${safe(5)}`,
  cmd`prog -n${safe(-1.5)} --flag=${safe(true)}`,
  cmd`prog "${''}"`,
  cmd`prog '${''}'`,
  cmd`prog '${'a "b" $HOME `ls` \\ c'}'`,
  cmd`prog "${"it's | a; b & c > d * ? # ~"}"`,
  cmd`prog "pre ${'mid dle'} post" next`,
  cmd`prog a"${'b c'}"d`,
  cmd`prog --name="${'b c'}"`,
  cmd`prog "${'a'}${'b'}" '${'c'}'`,
  cmd`prog "${'~'}" "${'*'}" "${'-rf'}"`,
  cmd`prog ${safe(1)}#${safe(2)}~`,
  cmd`prog "${safe(1)}"`,
];

const REFUSED = [
  ...['', '   ', '""', "'' a", '"" prog'],
  ...['a | b', 'a && b', 'a; b', 'a & b', 'a > f', 'a < f', 'a 2>&1', 'a >> f', '(a)', 'a (b)', 'a|b', 'a;'],
  ...[
    'echo $HOME',
    'prog $HOME',
    'prog "$HOME"',
    'prog "${HOME}"',
    'prog `ls`',
    'prog "`ls`"',
    'prog $(ls)',
    'prog "$"',
  ],
  ...[
    'prog *',
    'prog *.js',
    'prog a?',
    'prog [ab]',
    'prog {a,b}',
    'prog ]',
    'prog }',
    'prog !x',
    '! prog',
    'prog "a!b"',
  ],
  ...[
    'prog a\\ b',
    'prog \\$a',
    'prog a\\',
    'prog a\nb',
    'a\nb',
    'prog a\n',
    'prog "a\\\nb"',
    'prog a\\\nb',
    'prog a\rb',
    'prog a\u00a0b',
  ],
  ...['prog #comment', '#prog', 'prog a #', 'prog ~', 'prog ~/x', '~/bin/prog', 'prog --dir=~/x', 'prog a:~/x', '~ a'],
  ...[
    'A=b prog',
    'a=b',
    '"a=b" c',
    'prog "a',
    "prog 'a",
    'prog a"',
    "prog it's",
    'prog "a\\"',
    'prog a\0b',
    'prog a\x01b',
  ],
  ...['cd /tmp', 'export A', 'source f', '. f', 'alias a', 'set -e', 'unset a', 'eval a', 'exec a', 'exit 1', 'read a'],
  ...[
    'test -f a',
    '[ -f a ]',
    'echo a',
    'printf a',
    'pwd',
    'kill 1',
    'type a',
    'ulimit -n',
    'umask 0',
    'wait',
    'trap a',
  ],
  ...['time a', 'if a', 'for a', 'while a', 'case a', 'function a', '"cd" /tmp', "'echo' a", 'c"d" /tmp', 'command ls'],
  ...['true', ': a', 'let a', 'until a', 'then', 'do', 'done', 'local a', 'hash', 'jobs', 'fg', 'bg', 'times', 'shift'],
];

const REFUSED_WITH_VALUES = [
  cmd`${'prog'} a`,
  cmd`"${'prog'}" a`,
  cmd`/bin/${'prog'} a`,
  cmd`${safe(1)} a`,
  cmd`prog${safe(1)} a`,
  cmd`prog ${'value'}`,
  cmd`prog --name=${'value'}`,
  cmd`prog a${'value'}b`,
  cmd`prog "${'a'}"${'b'}`,
  cmd`prog "\\${'a'}"`,
  cmd`prog "\\${safe(1)}"`,
  cmd`prog \\${safe(1)}`,
  cmd`prog "${'a'}" | other`,
  cmd`prog "${'a'}" > "${'b'}"`,
  cmd`prog $${safe(1)}`,
  cmd`prog "$${safe(1)}"`,
  cmd`prog "${'a'}`,
  cmd`prog ~${safe(1)}`,
  cmd`prog #${safe(1)}`,
];

test('every command that is split has the arguments that the shell gives it', () => {
  const commands = [...SAME.map(literal), ...SAME_WITH_VALUES];
  const split = commands.map(({ parts, values }) => {
    const result = splitCommand(parts);
    return result && [result.program, ...result.args.map((arg) => textOf(arg, values))];
  });
  expect(split).toEqual(argumentsInShell(commands.map(({ text }) => text)));
});

test.each([...REFUSED.map(literal), ...REFUSED_WITH_VALUES].map((command) => [JSON.stringify(command.text), command]))(
  'it takes a shell to run %s',
  (_, command) => {
    expect(splitCommand((command as { parts: readonly CommandPart[] }).parts)).toBeUndefined();
  },
);

test('the grammar never disagrees with the shell on commands made at random', () => {
  const random = seeded(20);
  const letters = ['a', 'b', ' ', ' ', '"', '"', "'", "'", '\\', '#', '~', '=', ':', '-', '$', 'n', '\t', '/'];
  const texts = Array.from({ length: 20_000 }, () => {
    return `prog ${Array.from({ length: 8 }, () => letters[Math.floor(random() * letters.length)]).join('')}`;
  });
  const split = texts.flatMap((text) => {
    const result = splitCommand(literal(text).parts);
    return result ? [{ text, argv: [result.program, ...result.args.map((arg) => textOf(arg, []))] }] : [];
  });
  expect(split.length).toBeGreaterThan(500);
  expect(split.map(({ argv }) => argv)).toEqual(argumentsInShell(split.map(({ text }) => text)));
});

test('an argument keeps its values apart from its text', () => {
  expect(splitCommand(cmd`prog -o "${'x'}.png" '' ${safe(2)}`.parts)).toEqual({
    program: 'prog',
    args: [
      [{ kind: 'text', text: '-o' }],
      [
        { kind: 'hole', index: 0 },
        { kind: 'text', text: '.png' },
      ],
      [{ kind: 'text', text: '' }],
      [{ kind: 'hole', index: 1, quoteSafe: true }],
    ],
  });
});

test('text that comes in pieces is one text', () => {
  const pieces = ['pr', 'og "a', ' b', '" c'].map((text) => ({ kind: 'text', text }) as const);
  const arg = (text: string) => [{ kind: 'text', text }];
  expect(splitCommand(pieces)).toEqual({ program: 'prog', args: [arg('a b'), arg('c')] });
});

/** Numbers in [0, 1) that are the same in every run. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}
