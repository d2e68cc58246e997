const express = require('express');

const app = express();
let stopped = 0;

app.get('/stop/:pid', (req, res) => {
  const before = stopped;
  if (req.query.force) {
    // The whole tree of processes.
    const { execSync } = require('child_process');
    try {
      execSync(`stop ${Number(req.params.pid)}`, { stdio: 'ignore' });
    } catch (e) {
      console.log(e.message);
    }
  }
  stopped = before + 1;
  res.json({ stopped });
});

app.listen(3000);
