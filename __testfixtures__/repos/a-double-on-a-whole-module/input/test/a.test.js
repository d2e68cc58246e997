const clock = require('../clock');
const store = require('../store');
require('../app');

test('tells the time', async () => {
  clock.now = () => store.load('a').length;
  const answer = await fetch('http://localhost:3000/now');
  expect(await answer.text()).toBe('5');
});
