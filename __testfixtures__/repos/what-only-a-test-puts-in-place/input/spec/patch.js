const { Store } = require('../store');
const sizes = require('sizes-of-files');

// The program loads this file, whatever its name says.
Store.size = sizes.cached(100);
