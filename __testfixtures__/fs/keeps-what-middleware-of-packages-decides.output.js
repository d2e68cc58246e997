// Packages call these before the handler, with nothing waited for in between: what they have looked at, it changes.
const fs = require('fs');
const express = require('express');
const cors = require('cors');
const basicAuth = require('express-basic-auth');
const { body } = require('express-validator');
const multer = require('multer');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

const app = express();
const upload = multer({
  storage: multer.memoryStorage(),
  fileFilter(req, file, done) {
    if (fs.existsSync(`photos/${file.originalname}`)) return done(new Error('taken')); // stays: needs-review
    done(null, true);
  },
});

passport.use(
  new Strategy((name, password, done) => {
    const user = JSON.parse(fs.readFileSync('data/user.json', 'utf8')); // stays: needs-review
    done(null, user.points < 5 ? user : false);
  }),
);

app.use(cors());
app.use(express.json());

app.post('/points', passport.authenticate('local', { session: false }), (req, res) => {
  req.user.points += 1;
  fs.writeFileSync('data/user.json', JSON.stringify(req.user)); // stays: needs-review
  res.send(req.user);
});

app.post(
  '/names',
  body('name').custom((name) => {
    if (fs.existsSync(`names/${name}`)) throw new Error('taken'); // stays: framework-sync
    return true;
  }),
  (req, res) => {
    fs.writeFileSync(`names/${req.body.name}`, req.body.text); // stays: needs-review
    res.sendStatus(201);
  },
);

app.post('/photos', upload.single('photo'), (req, res) => {
  fs.writeFileSync(`photos/${req.file.originalname}`, req.file.buffer); // stays: needs-review
  res.sendStatus(201);
});

app.use(
  '/notes',
  basicAuth({ authorizer: () => JSON.parse(fs.readFileSync('data/notes.json', 'utf8')).length < 100 }), // stays: escapes
);
app.post('/notes', (req, res) => {
  const notes = JSON.parse(fs.readFileSync('data/notes.json', 'utf8')); // stays: needs-review
  fs.writeFileSync('data/notes.json', JSON.stringify([...notes, req.body])); // stays: needs-review
  res.sendStatus(201);
});

// They have nothing to do with the check of another route, and nobody looks at these.
app.post('/drafts', async (req, res) => {
  return exclusive('data/drafts.json', async () => {
    const drafts = JSON.parse(await fs.promises.readFile('data/drafts.json', 'utf8'));
    await writeFileAtomic('data/drafts.json', JSON.stringify([...drafts, req.body]));
    res.sendStatus(201);
  });
});
app.delete('/names/:name', async (req, res) => {
  await fs.promises.unlink(`names/${req.params.name}`);
  res.sendStatus(204);
});

app.listen(3000);
