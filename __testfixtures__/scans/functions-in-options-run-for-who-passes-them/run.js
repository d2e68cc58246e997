const PRISMA = 'prisma';

function runQuery(queries) {
  return queries[PRISMA]();
}

function run({ task, done }) {
  done(task());
}

function later(options) {
  return run(options);
}

function keep(options) {
  return options.load();
}

module.exports = { PRISMA, runQuery, run, later, keep };
