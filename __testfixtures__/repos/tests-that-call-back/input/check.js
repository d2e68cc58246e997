// What mocha makes of a test: one that takes a callback must not return a promise.
const cases = [];
global.describe = (name, group) => group.call({});
global.before = global.it = (name, test = name) => cases.push([typeof name === 'string' ? name : 'before', test]);

function outcome(test) {
  return new Promise((resolve) => {
    const done = (error) => resolve(error ? `fails: ${error.code || error.message.split('\n')[0]}` : 'passes');
    try {
      const result = test.length > 0 ? test.call({}, done) : test.call({});
      if (test.length === 0) Promise.resolve(result).then(() => done(), done);
      else if (result && result.then) resolve('fails: overspecified');
    } catch (error) {
      done(error);
    }
  });
}

require('./test/store.test.js');

(async () => {
  for (const [name, test] of cases) console.log(name, '-', await outcome(test));
})();
