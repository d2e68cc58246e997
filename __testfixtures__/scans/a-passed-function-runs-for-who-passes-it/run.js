const jobs = [];

function run(task) {
  return task();
}

function later(name, task) {
  jobs.push(name);
  return run(task);
}

function settle(promise, done, failed) {
  return promise.then(done, failed);
}

module.exports = { run, later, settle };
