// A page of the browser beside the server: it adds to a library that only the page has.
const fs = require('fs');
const { remember } = require('../lib/settings');

$.fn.draw = function (options) {
  remember(options);
  fs.writeFileSync('page.json', JSON.stringify(options)); // found: unreachable
};
