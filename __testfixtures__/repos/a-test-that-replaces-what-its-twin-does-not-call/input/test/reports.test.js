const sinon = require('sinon');
const fs = require('fs');
const { report } = require('../reports');

it('tells where a note is', async () => {
  sinon.stub(fs, 'readlinkSync').returns('elsewhere');
  if ((await report('a')).target !== 'elsewhere') throw new Error('not told');
});
