const express = require('express');
const fs = require('fs');
const multer = require('multer');
const passport = require('passport');
const { Strategy } = require('passport-local');

const storage = multer.diskStorage({
  destination: function (req, file, done) {
    fs.mkdirSync('uploads', { recursive: true });
    done(null, 'uploads');
  },
  filename(req, file, done) {
    done(null, fs.readFileSync('prefix.txt', 'utf8') + file.originalname);
  },
});
const sorted = multer.diskStorage({
  __proto__: { extension: (name) => name.split('.').pop() },
  // Only a method can use `super`.
  filename(req, file, done) {
    done(null, `${fs.readdirSync('sorted').length}.${super.extension(file.originalname)}`); // stays: handler-not-wrappable
  },
});
const isWanted = (req, file, done) => done(null, fs.readFileSync('types.txt', 'utf8').includes(file.mimetype));
const upload = multer({ storage, fileFilter: isWanted });

passport.use(
  new Strategy((name, password, done) => {
    try {
      const user = JSON.parse(fs.readFileSync(`users/${name}.json`, 'utf8'));
      return done(null, user.password === password ? user : false);
    } catch (error) {
      return done(error);
    }
  }),
);
passport.deserializeUser((id, done) => {
  done(null, JSON.parse(fs.readFileSync(`users/${id}.json`, 'utf8')));
});

const app = express();
app.post('/notes', passport.authenticate('local'), upload.single('note'), multer({ storage: sorted }).any(), (req, res) => res.end());
app.listen(3000);
