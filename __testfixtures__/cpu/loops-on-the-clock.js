const http = require('http');
const { setTimeout: wait } = require('timers/promises');

function pause(ms) {
  const end = Date.now() + ms;
  while (Date.now() < end) {} // found: cpu/clock-loop
}

function pauseOtherwise(ms) {
  const start = Date.now();
  let now = start;
  do { // found: cpu/clock-loop
    now = Date.now();
  } while (now - start < ms);
}

function until(deadline, step) {
  for (; process.hrtime.bigint() < deadline; ) step(); // found: cpu/clock-loop
}

// From day to day, not from now to then.
function days(from) {
  const all = [];
  for (let day = from; day < Date.now(); day += 86400000) all.push(day);
  for (const day = new Date(from); day < new Date(); day.setDate(day.getDate() + 1)) all.push(day.getTime());
  return all;
}

async function politely(end) {
  while (Date.now() < end) await wait(10);
}

function older(items, age) {
  const found = [];
  while (items.length > 0) {
    const item = items.pop();
    if (Date.now() - item.at > age) found.push(item);
  }
  return found;
}

const server = http.createServer((req, res) => {
  pause(5);
  pauseOtherwise(5);
  until(1n, () => {});
  days(0);
  politely(5);
  res.end(String(older([], 5).length));
});
server.listen(3000);
