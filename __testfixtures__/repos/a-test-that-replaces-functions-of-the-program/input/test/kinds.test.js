const kinds = require('../kinds');
require('../app');

it('answers with a kind', async () => {
  const spy = jest.spyOn(kinds, 'kind');
  await fetch('http://localhost:3000/kind/app.js');
  expect(spy).toHaveReturnedWith(true);
});
