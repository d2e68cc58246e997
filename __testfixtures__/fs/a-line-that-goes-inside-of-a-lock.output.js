const express = require('express');
const { execWords, exclusive } = require('./unblock-helpers');

const app = express();
let stopped = 0;

app.get('/stop/:pid', async (req, res) => {
  return exclusive('stopped', async () => {
    const before = stopped;
    if (req.query.force) {
      // The whole tree of processes.
      try {
        await execWords('stop', [`${Number(req.params.pid)}`], { stdio: 'ignore' });
      } catch (e) {
        console.log(e.message);
      }
    }
    stopped = before + 1;
    res.json({ stopped });
  });
});

app.listen(3000);
