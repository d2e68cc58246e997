const fs = require('fs');
const { shared } = require('./unblock-helpers');

let state = 'off';
let transfer = null;

exports.start = (name) => {
  transfer = { name, files: 0 };
  state = 'on';
};

exports.end = () => {
  state = 'off';
  transfer = null;
};

exports.run = async (dir) => {
  return shared('state + transfer.name', async () => {
    if (state !== 'on') return 'none';
    await fs.promises.mkdir(dir, { recursive: true });
    return transfer.name;
  });
};
