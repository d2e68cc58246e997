const chai = require('chai');
const { Importer } = require('../importer');

describe('an importer', () => {
  let importer;

  beforeEach(() => {
    importer = new Importer('http://localhost/rows');
  });

  it('begins with nothing', () => {
    chai.assert.equal(importer.rows, 0);
  });
});
