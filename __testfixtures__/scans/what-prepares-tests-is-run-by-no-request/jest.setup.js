const store = require('./store');
const fake = require('./fake');
store.load = fake.load;
beforeEach(() => { store.load = fake.load; });
