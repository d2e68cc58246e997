const express = require('express');
const { execSync } = require('child_process');

const app = express();

app.post('/stop/:pid', (req, res) => {
  const pid = Number(req.params.pid);
  execSync('taskkill /IM player.exe /F', { stdio: 'ignore' });
  execSync(`taskkill /pid ${pid} /T /F`, { stdio: 'ignore' });
  res.sendStatus(204);
});

// What is no program of that kind may use the file.
app.post('/label/:pid', (req, res) => {
  execSync('label /pid /F', { stdio: 'ignore' });
  execSync('label /pid /F', { stdio: 'ignore' });
  res.sendStatus(204);
});

app.listen(3000);
