const assert = require('assert');
const fs = require('fs');
const sinon = require('sinon');
const { age } = require('../age');
const { size } = require('../size');
const { target } = require('../target');

describe('age', () => {
  const original = fs.lstatSync;
  const setTime = (mtimeMs) => {
    fs.lstatSync = () => ({ mtimeMs });
  };

  afterEach(() => {
    fs.lstatSync = original;
  });

  it('is what has passed since the last change', () => {
    setTime(0);
    assert(age('a') > 1e12);
  });
});

describe('size', () => {
  it('is that of the file', () => assert(size(__filename) > 100));
});

describe('target', () => {
  it('is where a link leads', () => {
    fs.readlinkSync = sinon.stub();
    assert.equal(target('a'), undefined);
  });
});
