const express = require('express');
const fs = require('fs');
const { execSync, execFileSync } = require('child_process');

const app = express();

// The program takes its arguments from callers.
function git(args) {
  return execFileSync('git', args, { encoding: 'utf8' });
}

function run(command) {
  return execSync(command).toString();
}

app.post('/pages/:name', (req, res) => {
  fs.writeFileSync(`pages/${req.params.name}.md`, req.body);
  git(['add', '.']);
  git(['commit', '-m', req.params.name]);
  res.sendStatus(204);
});

// One command alone: it fails where another one has the repository locked.
app.post('/pull', (req, res) => {
  res.send(git(['pull', '--rebase']));
});

app.post('/sync', (req, res) => {
  execSync('cd /srv/site && LANG=C git fetch origin && git push');
  res.sendStatus(204);
});

// Wherever the command is.
app.post('/save', (req, res) => {
  execSync('sh -c "git tag -f saved"');
  res.send(execSync(`echo "at $(git describe)"`));
});

// It only reads.
app.get('/version', (req, res) => {
  res.send(git(['rev-parse', 'HEAD']));
});

// A copy does not touch what is there.
app.post('/clone', (req, res) => {
  res.send(run(`git clone '${req.query.from}'`));
});

app.post('/restart', (req, res) => {
  run('systemctl stop web');
  run('sudo -n systemctl start web');
  res.sendStatus(204);
});

// One command that reads and changes it.
app.post('/replace', (req, res) => {
  execSync('docker-compose -f web.yml rm -s web && docker-compose -f web.yml up -d');
  res.sendStatus(204);
});

app.post('/jobs', (req, res) => {
  const jobs = run('crontab -l');
  execSync('crontab -', { input: `${jobs}${req.body}\n` });
  res.sendStatus(204);
});

// Of two that are installed at once, the one that was started first may be done last.
app.put('/jobs', async (req, res) => {
  await fs.promises.writeFile(req.query.file, req.body);
  execSync(`crontab ${req.query.file}`);
  res.sendStatus(204);
});

app.listen(3000);
