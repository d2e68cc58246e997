const { Router } = require('express');
const { randomUUID } = require('crypto');
const fs = require('fs');
const path = require('path');

const router = Router();

// Nobody else knows the name before the answer.
router.post('/', (req, res) => {
  const file = path.join('thumbs', `${req.user.name}-${randomUUID()}.png`);
  fs.writeFileSync(file, req.body);
  const { size } = fs.statSync(file);
  fs.appendFileSync(file, `${size}`);
  res.json({ size, name: path.basename(file) });
});

router.post('/checked', (req, res) => {
  const file = nameFor(req.user);
  if (fs.existsSync(file)) throw new Error('taken');
  fs.writeFileSync(file, req.body);
  res.json({ text: fs.readFileSync(file, 'utf8') });
});

function nameFor(user) {
  return path.join('thumbs', user.name, `${randomUUID()}.txt`);
}

module.exports = router;
