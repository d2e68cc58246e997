const store = require('../store');

for (const name of ['a', 'b']) store.add(name);
