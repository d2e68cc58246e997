const app = require('express')();

// Only start-up runs it: it is told as such, not as something that requests wait for.
for (let i = 0; i < 1e9; i++) globalThis.total = i; // found: cpu/busy-loop startup

function unused(text) {
  return /^(a+)+$/.test(text); // found: cpu/regex unreachable
}

app.get('/', (req, res) => res.send('well'));
app.listen(3000);
module.exports = { size: 1 };
