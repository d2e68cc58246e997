const { load, names } = require('../store');

test('a missing note is an error', async () => {
  await expect(async () => load('missing')).rejects.toThrow(/ENOENT/);
});

test('a missing folder is an error, a folder is none', () => {
  expect(() => names('missing')).toThrowError();
  expect(() => names('notes')).not.toThrow();
});
