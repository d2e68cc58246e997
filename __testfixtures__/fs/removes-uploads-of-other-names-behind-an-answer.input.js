const express = require('express');
const multer = require('multer');
const fs = require('fs');

const app = express();
const storage = multer.diskStorage({
  destination: 'uploads',
  filename: (req, file, done) => done(null, `${Date.now()}-${file.originalname}`),
});
const upload = multer({ storage });

// Nobody else gets a file of that name.
app.post('/notes', upload.single('note'), (req, res) => {
  res.json({ size: req.file.size });
  fs.unlinkSync(req.file.path);
});

app.listen(3000);
