const sinon = require('sinon');
const fs = require('fs');
const { Label } = require('../label');

afterEach(() => sinon.restore());

it('shows a note', () => {
  sinon.stub(fs, 'readFileSync').returns('text');
  sinon.stub(fs, 'readlinkSync').returns('elsewhere');
  if (JSON.stringify(new Label('a')) !== '"text in elsewhere"') throw new Error('not shown');
});
