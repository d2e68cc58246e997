const express = require('express');
const fs = require('fs');
const { createHmac } = require('crypto');

class Project {
  constructor(name) {
    this.file = `projects/${name}.json`;
  }

  read() {
    return JSON.parse(fs.readFileSync(this.file, 'utf8'));
  }

  deploy() {
    const data = this.read();
    data.deployed += 1;
    fs.writeFileSync(this.file, JSON.stringify(data));
    return data;
  }
}

const app = express();

// Who has the request has its body anyway.
app.use(
  express.json({
    verify: (req, res, buffer) => {
      req.rawBody = buffer;
    },
  }),
);

app.param('project', (req, res, next, name) => {
  req.project = new Project(name);
  next();
});

app.post('/hooks/:project', (req, res) => {
  const digest = createHmac('sha256', process.env.SECRET).update(req.rawBody).digest('hex');
  if (digest !== req.get('x-signature')) return res.sendStatus(403);
  res.json(req.project.deploy());
});

app.get('/projects/:project', (req, res) => res.json(req.project.read()));

app.listen(3000);
