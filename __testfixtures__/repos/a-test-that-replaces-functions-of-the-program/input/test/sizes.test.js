const sinon = require('sinon');
const sizes = require('../sizes');
require('../app');

it('answers with a size', async () => {
  sinon.stub(sizes, 'size').returns(7);
  const answer = await fetch('http://localhost:3000/size/a');
  expect(await answer.json()).toBe(7);
});
