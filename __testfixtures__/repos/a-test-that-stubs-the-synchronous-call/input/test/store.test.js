const sinon = require('sinon');
const fs = require('fs');
const store = require('../store');

it('loads a note', () => {
  sinon.stub(fs, 'readFileSync').returns('text');
  sinon.stub(fs, 'lstatSync');
  if (store.load('a') !== 'text') throw new Error('not found');
});
