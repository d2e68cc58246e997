import express from 'express';
import { writeFile } from 'fs/promises';
import Path, { join as at } from 'path';
import { pathExists, freshStat } from './unblock-helpers.js';

const config = { jobs: 'jobs' };

class Job {
  constructor(id) {
    this.path = Path.join(config.jobs, id);
  }

  async save() {
    await writeFile(Path.join(this.path, 'job.json'), '{}');
  }

  // What is asked is what another request may just have written.
  static async byId(id) {
    const path = Path.join(config.jobs, id, 'job.json');
    if (!(await pathExists(path))) throw new Error('no such job');
    return new Job(id);
  }

  static async age(id) {
    return Date.now() - (await freshStat(at(config.jobs, id, 'job.json'))).mtimeMs;
  }
}

const app = express();
app.get('/jobs/:id', async (req, res) => {
  res.json((await Job.byId(req.params.id)).path);
});
app.get('/jobs/:id/age', async (req, res) => {
  res.json(await Job.age(req.params.id));
});
app.post('/jobs/:id', async (req, res) => {
  await new Job(req.params.id).save();
  res.json(true);
});
app.listen(3000);
