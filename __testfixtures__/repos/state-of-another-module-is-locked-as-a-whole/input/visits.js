const fs = require('fs');

const state = { names: [], count: 0 };
let timer = null;

function save() {
  timer = null;
  fs.writeFile('visits.json', JSON.stringify(state), () => {});
}

exports.add = (name) => {
  state.names.push(name);
  if (!timer) timer = setTimeout(save, 20);
};
exports.count = () => {
  state.count = state.names.length;
};
