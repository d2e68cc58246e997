const express = require('express');
const { execWords, execCommand, exclusive } = require('./unblock-helpers');

const app = express();

app.post('/stop/:pid', async (req, res) => {
  const pid = Number(req.params.pid);
  await execWords('taskkill', ['/IM', 'player.exe', '/F'], { stdio: 'ignore' });
  await execCommand(`taskkill /pid ${pid} /T /F`, { stdio: 'ignore' });
  res.sendStatus(204);
});

// What is no program of that kind may use the file.
app.post('/label/:pid', async (req, res) => {
  return exclusive('F + pid', async () => {
    await execWords('label', ['/pid', '/F'], { stdio: 'ignore' });
    await execWords('label', ['/pid', '/F'], { stdio: 'ignore' });
    res.sendStatus(204);
  });
});

app.listen(3000);
