const express = require('express');
const multer = require('multer');
const fs = require('fs');
const path = require('path');

const app = express();
const inData = (name) => path.join(__dirname, 'data', name);

const storage = multer.diskStorage({
  destination(req, file, callback) {
    const folder = inData('uploads');
    if (!fs.existsSync(folder)) fs.mkdirSync(folder);
    callback(null, folder);
  },
  filename: (req, file, callback) => callback(null, path.basename(file.originalname)),
});
const upload = multer({ storage });

app.post('/files', upload.single('file'), (req, res) => {
  const text = fs.readFileSync(req.file.path, 'utf8');
  fs.renameSync(req.file.path, inData(`${req.body.name}.txt`));
  res.status(201).send(`${req.body.name}: ${text}`);
});
app.post('/list', upload.array('files'), (req, res) => {
  res.json(req.files.map(({ path: file }) => fs.statSync(file).size));
  for (const { path: file } of req.files) fs.unlinkSync(file);
});
app.use((error, req, res, next) => {
  if (req.file && fs.existsSync(req.file.path)) fs.unlinkSync(req.file.path);
  res.status(500).send(`failed: ${error.code || error.message}`);
});

app.listen(process.env.PORT);
