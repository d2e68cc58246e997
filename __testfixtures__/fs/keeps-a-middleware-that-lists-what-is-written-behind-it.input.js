const express = require('express');
const fs = require('fs');
const path = require('path');
const { randomUUID } = require('crypto');

const app = express();
app.use(express.json());

// The next revision is the number of those that are there.
function countRevisions(req, res, next) {
  req.revisions = fs.readdirSync('history').length; // stays: needs-review
  next();
}

app.post('/pages', countRevisions, (req, res) => {
  const revision = req.revisions + 1;
  fs.writeFileSync(path.join('history', `${revision}.txt`), req.body.text); // stays: needs-review
  res.json({ revision });
});

app.param('folder', (req, res, next) => {
  req.notes = fs.readdirSync('notes').length; // stays: needs-review
  next();
});

app.post('/notes/:folder', (req, res) => {
  fs.writeFileSync(path.join('notes', `${req.notes}.txt`), req.body.text); // stays: needs-review
  res.end();
});

// Nobody else has the name of an upload, but all have the quota.
function checkQuota(req, res, next) {
  if (fs.readdirSync('uploads').length >= 5) return res.status(507).end(); // stays: needs-review
  next();
}

app.post('/uploads', checkQuota, (req, res) => {
  fs.writeFileSync(path.join('uploads', `${randomUUID()}.txt`), req.body.text); // stays: needs-review
  res.end();
});

// To make the folder is not to look what is in there.
const folderOf = (req) => path.join('replies', req.params.page);

function countReplies(req, res, next) {
  req.replies = fs.readdirSync(folderOf(req)).length; // stays: needs-review
  next();
}

app.post('/replies/:page', countReplies, (req, res) => {
  fs.mkdirSync(folderOf(req), { recursive: true }); // stays: needs-review
  fs.writeFileSync(path.join(folderOf(req), `${req.replies}.txt`), req.body.text); // stays: needs-review
  res.end();
});

app.listen(3000);
