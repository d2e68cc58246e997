const { Store } = require('../store');
require('../app');

test('answers with a page', async () => {
  Store.page = jest.fn().mockReturnValue(5);
  const answer = await fetch('http://localhost:3000/pages/a');
  expect(await answer.json()).toBe(5);
});
