const express = require('express');
const fs = require('fs');
const notes = require('./notes');
const visits = require('./visits');
const { exclusive, shared, asyncHandler } = require('./unblock-helpers');

const app = express();
app.use(express.json());

// Who asks for all of them meanwhile would get another number of notes than there are.
app.post('/notes', asyncHandler(async (req, res) => {
  return exclusive('state.count + state.titles', async () => {
    notes.add(req.body.title);
    const page = await fs.promises.readFile('page.html', 'utf8');
    notes.count();
    res.send(page);
  });
}));

app.get('/notes', asyncHandler(async (req, res) => shared('state.count + state.titles', async () => res.json(notes.all()))));

// A timer that does not wait would save what is half done.
app.post('/visits', (req, res) => {
  visits.add(req.body.name);
  const page = fs.readFileSync('visits.html', 'utf8'); // stays: needs-review
  visits.count();
  res.send(page);
});

app.listen(3000);
