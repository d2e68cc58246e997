const express = require('express');
const multer = require('multer');
const fs = require('fs');

const app = express();
const storage = multer.diskStorage({
  destination: 'uploads',
  filename: (req, file, done) => done(null, file.originalname),
});
const upload = multer({ storage });

// Who has the answer may send the file again.
app.post('/notes', upload.single('note'), (req, res) => {
  res.json({ size: req.file.size });
  fs.unlinkSync(req.file.path); // stays: needs-review
});

app.post('/texts', upload.single('text'), (req, res) => {
  fs.unlinkSync(req.file.path);
  res.json({ size: req.file.size });
});

app.listen(3000);
