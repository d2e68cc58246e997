const express = require('express');
const fs = require('fs');
const { asyncHandler } = require('./unblock-helpers');

const app = express();

class Session {
  save() {
    fs.writeFileSync('session.json', '{}'); // stays: escapes
  }
}

class Drafts {
  readDraft(name) {
    return fs.readFileSync(name, 'utf8');
  }

  async readDraftAsync(name) {
    return fs.promises.readFile(name, 'utf8');
  }
}

class Notes {
  readNote(name) {
    return fs.readFileSync(name, 'utf8');
  }

  async readNoteAsync(name) {
    return fs.promises.readFile(name, 'utf8');
  }
}

app.use((req, res, next) => {
  // Middleware of packages looks for this name.
  req.session = new Session();
  // There are no views.
  res.locals.drafts = new Drafts();
  req.notes = new Notes();
  next();
});

app.get('/:name', asyncHandler(async (req, res) => {
  req.session.save();
  res.send(await res.locals.drafts.readDraftAsync(req.params.name));
}));

// Nobody can tell whose notes they are.
app.get('/notes/:name/:where', (req, res) => {
  const kept = req[req.params.where];
  res.send(kept.readNote(req.params.name));
});

app.get('/notes/:name', asyncHandler(async (req, res) => {
  res.send(await req.notes.readNoteAsync(req.params.name));
}));

app.listen(3000);
