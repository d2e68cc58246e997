const express = require('express');
const fs = require('fs');
const multer = require('multer');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { asyncCallback, errorsToCallback } = require('./unblock-helpers');

const storage = multer.diskStorage({
  destination: asyncCallback(async function (req, file, done) {
    await fs.promises.mkdir('uploads', { recursive: true });
    done(null, 'uploads');
  }),
  filename: asyncCallback(async function (req, file, done) {
    done(null, await fs.promises.readFile('prefix.txt', 'utf8') + file.originalname);
  }),
});
const sorted = multer.diskStorage({
  __proto__: { extension: (name) => name.split('.').pop() },
  // Only a method can use `super`.
  filename(req, file, done) {
    done(null, `${fs.readdirSync('sorted').length}.${super.extension(file.originalname)}`); // stays: handler-not-wrappable
  },
});
const isWanted = asyncCallback(async (req, file, done) => done(null, (await fs.promises.readFile('types.txt', 'utf8')).includes(file.mimetype)));
const upload = multer({ storage, fileFilter: isWanted });

passport.use(
  new Strategy(errorsToCallback(async (name, password, done) => {
    try {
      const user = JSON.parse(await fs.promises.readFile(`users/${name}.json`, 'utf8'));
      return done(null, user.password === password ? user : false);
    } catch (error) {
      return done(error);
    }
  })),
);
passport.deserializeUser(errorsToCallback(async (id, done) => {
  done(null, JSON.parse(await fs.promises.readFile(`users/${id}.json`, 'utf8')));
}));

const app = express();
app.post('/notes', passport.authenticate('local'), upload.single('note'), multer({ storage: sorted }).any(), (req, res) => res.end());
app.listen(3000);
