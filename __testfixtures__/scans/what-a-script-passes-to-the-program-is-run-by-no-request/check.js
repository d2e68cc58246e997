const fs = require('fs');
const { store } = require('./pictures');

store('a.png', (name) => {
  console.log(fs.statSync(name).size); // found: tooling
});
