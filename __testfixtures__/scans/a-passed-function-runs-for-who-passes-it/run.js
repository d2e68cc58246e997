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

function each(tasks) {
  tasks.forEach(start);
}

function start(task) {
  return task();
}

module.exports = { each, run, later, settle, start };
