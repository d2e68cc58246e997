const app = require('express')();
const crypto = require('crypto');

const ROUNDS = 50 * 1000;

app.get('/busy', async (req, res) => {
  let sum = 0;
  for (let i = 0; i < 1e9; i++) sum += i; // found: cpu/busy-loop
  for (let i = 0; i < 10_000; i++) {
    for (let j = 0; j < 10_000; j++) sum += j; // found: cpu/busy-loop
  }
  for (let i = 0; i < Number(req.query.times); i++) sum += i; // found: cpu/busy-loop
  const many = parseInt(req.params.many, 10);
  for (let i = 0; i <= many; i++) sum += i; // found: cpu/busy-loop

  for (let i = 0; i < 1000; i++) sum += i;
  for (let i = 0; i < Math.min(Number(req.query.times), 100); i++) sum += i;
  const few = parseInt(req.params.few, 10);
  if (few > 100) return res.sendStatus(400);
  for (let i = 0; i <= few; i++) sum += i;
  for (let i = 0; i < req.body.items.length; i++) sum += req.body.items[i];
  for (let i = 0; i < 1e9; i++) await step(i);
  res.json({ sum, hash: stretch(req.body.password), sums: checksums(req.body.files) });
});

function stretch(password) {
  let hash = password;
  for (let i = 0; i < ROUNDS; i++) hash = crypto.createHash('sha256').update(hash).digest(); // found: cpu/hash-loop
  return hash;
}

function checksums(files) {
  const sums = [];
  for (const file of files) sums.push(crypto.createHash('sha256').update(file).digest('hex'));
  return sums;
}

function step(i) {
  return Promise.resolve(i);
}

app.listen(3000);
