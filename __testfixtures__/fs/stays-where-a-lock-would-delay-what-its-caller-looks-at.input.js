const express = require('express');
const fs = require('fs');

const app = express();

class Job {
  items = [];

  async add(item) {
    this.items.push(item);
    const isThere = fs.existsSync('words.txt'); // stays: needs-review
    return [isThere, this.items.length];
  }

  count() {
    return this.items.length;
  }
}

app.get('/jobs/:name', async (req, res) => {
  const job = new Job();
  const begun = job.add(req.params.name);
  const count = job.count();
  res.json([count, await begun]);
});

app.listen(3000);
