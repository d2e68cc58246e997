const Module = require('module');
const { promisify } = require('util');

// What these functions of `async` do with a function that is not an async one.
const tasks = {
  eachSeries(list, visit, done) {
    const [first, ...rest] = list;
    if (list.length === 0) return done(null);
    visit(first, (error) => (error ? done(error) : tasks.eachSeries(rest, visit, done)));
  },
  waterfall([task, ...rest], done, ...results) {
    if (!task) return done(null, ...results);
    task(...results, (error, ...next) => (error ? done(error) : tasks.waterfall(rest, done, ...next)));
  },
  map(list, visit, done) {
    const found = [];
    let waiting = list.length;
    list.forEach((item, index) =>
      visit(item, (error, value) => {
        found[index] = value;
        waiting -= 1;
        if (error || waiting === 0) done(error, found);
      }),
    );
  },
  series(table, done) {
    const found = {};
    tasks.eachSeries(
      Object.keys(table),
      (key, next) => table[key]((error, value) => next(error, (found[key] = value))),
      (error) => done(error, found),
    );
  },
};
const load = Module._load;
Module._load = (request, ...more) => (request === 'async' ? tasks : load(request, ...more));

const notes = require('./notes');
const tell = (promise) => promise.then(console.log, ({ code }) => console.log('fails', code));

(async () => {
  await tell(promisify(notes.all)(['a', 'b']));
  await tell(promisify(notes.first)('a'));
  await tell(promisify(notes.both)('a', 'b'));
  await tell(promisify(notes.modes)(['a', 'b']));
  await tell(promisify(notes.sizes)(['a', 'b']));
})();
