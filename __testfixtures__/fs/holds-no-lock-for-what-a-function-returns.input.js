const express = require('express');
const fs = require('fs');
const app = express();
app.post('/r0/:id', (req, res) => {
  const a = JSON.parse(fs.readFileSync('a.json', 'utf8'));
  a.n += 1;
  fs.writeFileSync('a.json', JSON.stringify(a));
  return fetch('http://hooks/' + a.n);
});
function tell(id) {
  const a = JSON.parse(fs.readFileSync('b.json', 'utf8'));
  a.n += 1;
  fs.writeFileSync('b.json', JSON.stringify(a));
  return fetch('http://hooks/' + a.n);
}
app.post('/r1/:id', async (req, res) => {
  const answer = await tell(req.params.id);
  res.send(answer.status);
});
app.listen(3000);
