import { fileAt, mayAlias } from '../../src/plan/effects/locations';

const SEGMENTS = ['data', '**', '*', '*.json', '<config.dir>', '~', 'users.json'];

/** All paths of up to three of the segments. */
function patterns(length = 3): string[] {
  if (length === 0) return [];
  return SEGMENTS.flatMap((segment) => [segment, ...patterns(length - 1).map((rest) => `${segment}/${rest}`)]);
}

const FILES = patterns().map(fileAt);

test('that two files may be the same does not depend on which is asked about', () => {
  const uneven = FILES.flatMap((one) =>
    FILES.filter((other) => mayAlias(one, other) !== mayAlias(other, one)).map(({ key }) => [one.key, key]),
  );
  expect(uneven).toEqual([]);
});

test.each([
  ['data/**', 'data/**/x', true],
  ['data/**', 'data/a/b', true],
  ['data/**', 'data', false],
  ['data/**/x', 'data/x', false],
  ['**/a', '**/b', false],
  ['data/*.json', 'data/users.json', true],
  ['data/*.json', 'data/users.txt', false],
  // The server may be started in its root, or in a folder around that.
  ['data/users.json', '~/data/users.json', true],
  ['data/*', '~/data/*', true],
  ['server/data/*.json', '~/data/*.json', true],
  ['server/*', '~/users.json', false],
  ['public/**', '~/logs/error.log', false],
  ['uploads/*', '~/*', false],
  // A folder that is taken from fields of one name may be one; nothing is known of variables that only have the same name.
  ['<dirs.chats>/*.json', '<?req.user.dirs.chats@app.js>/*.json', true],
  ['<dirs.chats>/*.json', '<?chats@app.js>/*.json', true],
  ['<dirs.chats>/*.json', '<?req.user.dirs.worlds@app.js>/*.json', false],
  ['<dirs.chats>/*.json', '<config.chats>/*.txt', false],
  ['<?dir@app.js>/*.json', '<?dir@routes:app.js>/*.json', false],
  ['<doc.path>', '<file.path>', false],
])('%s and %s: %s', (one, other, may) => {
  expect(mayAlias(fileAt(one), fileAt(other))).toBe(may);
});
