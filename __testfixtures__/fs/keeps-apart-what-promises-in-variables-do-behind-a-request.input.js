const express = require('express');
const fs = require('fs');

const app = express();

// Other requests always ran while the answer was awaited.
app.post('/page', (req, res, next) => {
  const before = fs.readFileSync('page.html', 'utf8');
  const asked = fetch(req.query.url).then((answer) => answer.text());
  const kept = asked.then((text) => {
    fs.writeFileSync('page.html', text);
    return text === before;
  });
  kept.then((isSame) => res.json({ isSame })).catch(next);
});

app.listen(3000);
