const fs = require('fs');
const path = require('path');
const express = require('express');
const multer = require('multer');
const app = express();

const storage = multer.diskStorage({
  destination(req, file, done) {
    const folder = path.join('files', req.params.id);
    if (!fs.existsSync(folder)) fs.mkdirSync(folder, { recursive: true });
    done(null, folder);
  },
  // multer opens the file as soon as it has the name: nobody looked in between.
  filename(req, file, done) {
    let name = file.originalname;
    if (fs.existsSync(path.join('files', req.params.id, name))) name = `${Date.now()}-${name}`; // stays: needs-review
    done(null, name);
  },
});

app.post('/files/:id', multer({ storage }).single('file'), (req, res) => {
  res.json({ name: req.file.filename });
});

app.listen(3000);
