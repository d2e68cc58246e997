const express = require('express');
const fs = require('fs');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');
const app = express();
app.post('/r0/:id', async (req, res) => {
  const outcome = await exclusive('a.json', async () => {
    const a = JSON.parse(await fs.promises.readFile('a.json', 'utf8'));
    a.n += 1;
    await writeFileAtomic('a.json', JSON.stringify(a));
    return { result: fetch('http://hooks/' + a.n) };
  });
  return outcome.result;
});
async function tell(id) {
  const outcome = await exclusive('b.json', async () => {
    const a = JSON.parse(await fs.promises.readFile('b.json', 'utf8'));
    a.n += 1;
    await writeFileAtomic('b.json', JSON.stringify(a));
    return { result: fetch('http://hooks/' + a.n) };
  });
  return outcome.result;
}
app.post('/r1/:id', async (req, res) => {
  const answer = await tell(req.params.id);
  res.send(answer.status);
});
app.listen(3000);
