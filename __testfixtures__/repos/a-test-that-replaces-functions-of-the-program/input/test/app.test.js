jest.mock('../store', () => ({ load: () => 'text', list: () => [] }));
require('../app');

it('answers with the text of a note', async () => {
  const answer = await fetch('http://localhost:3000/a');
  expect(await answer.text()).toBe('text');
});
