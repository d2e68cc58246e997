const marks = require('../marks');
require('../app');

beforeEach(() => {
  marks.mark = jest.fn().mockReturnValue('read');
});

it('answers with a mark', async () => {
  const answer = await fetch('http://localhost:3000/mark/a');
  expect(await answer.text()).toBe('read');
});
