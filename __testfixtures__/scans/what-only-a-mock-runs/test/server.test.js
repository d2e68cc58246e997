const fs = require('fs');
const sinon = require('sinon');
const fakes = require('../support/memory');
const assigned = require('../support/assigned');
const store = require('../store');
const mailer = require('../mailer');
const clock = require('../clock');

jest.mock('../store', () => ({ load: () => fs.readFileSync('fixture'), ...require('../support/memory') })); // found: unreachable

const app = require('../server');

beforeEach(() => {
  sinon.stub(mailer, 'send').callsFake(fakes.send);
  sinon.stub(clock, 'now').callsFake(() => fs.readFileSync('now')); // found: tooling
  sinon.replace(clock, 'now', fakes.now);
  jest.spyOn(store, 'spied').mockImplementation(fakes.spied);
  store.replaced = assigned.replaced;
  store.load = jest.fn(() => fs.readFileSync('fn')); // found: tooling
});

test('sends notes', () => app.handle({ url: '/notes' }, {}));
