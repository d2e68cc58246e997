const fs = require('fs');
const { exclusive } = require('./unblock-helpers');

let last = 0;

function next(step) {
  last += step;
  return last;
}

// What the first call gives is what the second is told.
exports.take = async () => {
  return exclusive('last', async () => {
    const ticket = next(1);
    const text = await fs.promises.readFile('tickets.txt', 'utf8');
    return [text, next(ticket)];
  });
};
