const express = require('express');
const fs = require('fs');
const multer = require('multer');
const passport = require('passport');
const { Strategy } = require('passport-local');
const { asyncCallback } = require('./unblock-helpers');

const storage = multer.diskStorage({
  destination: asyncCallback(async function (req, file, done) {
    await fs.promises.mkdir('uploads', { recursive: true });
    done(null, 'uploads');
  }),
  filename(req, file, done) {
    done(null, `${fs.readdirSync('uploads').length}`); // stays: handler-not-wrappable
  },
});
const isWanted = asyncCallback(async (req, file, done) => done(null, (await fs.promises.readFile('types.txt', 'utf8')).includes(file.mimetype)));
const upload = multer({ storage, fileFilter: isWanted });

passport.use(
  new Strategy(asyncCallback(async (name, password, done) => {
    try {
      const user = JSON.parse(await fs.promises.readFile(`users/${name}.json`, 'utf8'));
      return done(null, user.password === password ? user : false);
    } catch (error) {
      return done(error);
    }
  })),
);
passport.deserializeUser(asyncCallback(async (id, done) => {
  done(null, JSON.parse(await fs.promises.readFile(`users/${id}.json`, 'utf8')));
}));

const app = express();
app.post('/notes', passport.authenticate('local'), upload.single('note'), (req, res) => res.end());
app.listen(3000);
