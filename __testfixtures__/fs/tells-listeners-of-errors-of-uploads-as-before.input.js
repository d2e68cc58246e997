const fs = require('fs');
const express = require('express');
const multer = require('multer');
const app = express();

// It hears of rejections, too.
process.on('uncaughtException', (error) => console.error(error));

const upload = multer({
  fileFilter: (req, file, done) => done(null, fs.readFileSync('types.txt', 'utf8').includes(file.mimetype)),
});
app.post('/notes', upload.single('note'), (req, res) => res.end());
app.listen(3000);
