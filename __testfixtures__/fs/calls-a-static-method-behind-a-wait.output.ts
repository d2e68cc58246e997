import { readFile, writeFile } from 'fs/promises';
import express from 'express';
import { cachedStat } from './unblock-helpers';

class Job {
  private static instances: Record<string, Job> = {};
  public done = 0;

  constructor(public id: string) {
    Job.instances[id] = this;
  }

  static async byId(id: string) {
    const job = Job.instances[id] || new Job(id);
    if (!(await cachedStat(id, { throwIfNoEntry: false }))?.isFile()) throw new Error('no such job');
    await Job.lock(id);
    job.done = JSON.parse(await readFile(id, 'utf8')).done;
    return job;
  }

  static async lock(id: string) {
    await writeFile(`${id}.lock`, '');
  }

  destroy() {
    delete Job.instances[this.id];
  }
}

const app = express();
app.get('/jobs/:id', async (req, res, next) => {
  Job.byId(req.params.id).then((job) => res.json(job.done), next);
});
app.delete('/jobs/:id', (req, res) => {
  const job = new Job(req.params.id);
  res.on('finish', () => job.destroy());
  res.json(true);
});
app.listen(3000);
