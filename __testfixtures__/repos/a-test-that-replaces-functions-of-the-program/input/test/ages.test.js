const sizes = require('../sizes');
const ages = require('../ages');
require('../app');

it('answers with an age', async () => {
  jest.spyOn(ages, 'age').mockReturnValue(7);
  const answer = await fetch('http://localhost:3000/age/a');
  expect(await answer.json()).toBe(7);
  jest.spyOn(sizes, 'size').mockImplementation(() => 8);
});
