const express = require('express');
const fs = require('fs');
const { createHmac } = require('crypto');
const { writeFileAtomic, exclusive } = require('./unblock-helpers');

class Project {
  constructor(name) {
    this.file = `projects/${name}.json`;
  }

  async read() {
    return JSON.parse(await fs.promises.readFile(this.file, 'utf8'));
  }

  async deploy() {
    return exclusive('projects/*.json', async () => {
      const data = await this.read();
      data.deployed += 1;
      await writeFileAtomic(this.file, JSON.stringify(data));
      return data;
    });
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

app.post('/hooks/:project', async (req, res) => {
  const digest = createHmac('sha256', process.env.SECRET).update(req.rawBody).digest('hex');
  if (digest !== req.get('x-signature')) return res.sendStatus(403);
  res.json(await req.project.deploy());
});

app.get('/projects/:project', async (req, res) => res.json(await req.project.read()));

app.listen(3000);
