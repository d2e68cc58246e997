const express = require('express');
const fs = require('fs');
const multer = require('multer');

const isSigned = (req, res, body) => {
  if (String(body) !== fs.readFileSync('signature', 'utf8')) throw new Error('not signed'); // stays: framework-sync
};

const app = express();
app.use(express.json({ verify: isSigned }));
app.use(
  express.static('public', {
    setHeaders(res, path) {
      res.set('X-Size', fs.statSync(path).size); // stays: framework-sync
    },
  }),
);
app.use(multer({ storage: multer.diskStorage({ destination: () => fs.realpathSync('up') }) }).any()); // stays: caller-not-in-sight
app.listen(3000);
