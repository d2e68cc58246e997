const names = require('../names');

const original = names.load;

test('trims', async () => {
  names.load = async (name) => (await original(name)).trim();
  const answer = await fetch('http://localhost:3000/b/a');
  expect(await answer.text()).toBe('b');
});
