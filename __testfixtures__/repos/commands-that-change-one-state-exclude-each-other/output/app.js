const express = require('express');
const fs = require('fs');
const { execProgram, writeFileAtomic, execCommand, execWords, exclusive, shared } = require('./unblock-helpers');

const app = express();

// The program takes its arguments from callers.
async function git(args) {
  return execProgram('git', args, { encoding: 'utf8' });
}

async function run(command) {
  return (await execCommand(command)).toString();
}

app.post('/pages/:name', async (req, res) => {
  return exclusive('pages/*.md', async () => {
    await writeFileAtomic(`pages/${req.params.name}.md`, req.body);
    await git(['add', '.']);
    await git(['commit', '-m', req.params.name]);
    res.sendStatus(204);
  });
});

// One command alone: it fails where another one has the repository locked.
app.post('/pull', async (req, res) => {
  return exclusive('pages/*.md', async () => {
    res.send(await git(['pull', '--rebase']));
  });
});

app.post('/sync', async (req, res) => {
  return exclusive('pages/*.md', async () => {
    await execCommand('cd /srv/site && LANG=C git fetch origin && git push');
    res.sendStatus(204);
  });
});

// Wherever the command is.
app.post('/save', async (req, res) => {
  return exclusive('pages/*.md', async () => {
    await execWords('sh', ['-c', 'git tag -f saved']);
    res.send(await execCommand(`echo "at $(git describe)"`));
  });
});

// It only reads.
app.get('/version', async (req, res) => {
  return shared('pages/*.md', async () => {
    res.send(await git(['rev-parse', 'HEAD']));
  });
});

// A copy does not touch what is there.
app.post('/clone', async (req, res) => {
  res.send(await run(`git clone '${req.query.from}'`));
});

app.post('/restart', async (req, res) => {
  return exclusive('services', async () => {
    await run('systemctl stop web');
    await run('sudo -n systemctl start web');
    res.sendStatus(204);
  });
});

// One command that reads and changes it.
app.post('/replace', async (req, res) => {
  return exclusive('docker', async () => {
    await execCommand('docker-compose -f web.yml rm -s web && docker-compose -f web.yml up -d');
    res.sendStatus(204);
  });
});

app.post('/jobs', async (req, res) => {
  return exclusive('crontab', async () => {
    const jobs = await run('crontab -l');
    await execWords('crontab', ['-'], { input: `${jobs}${req.body}\n` });
    res.sendStatus(204);
  });
});

// Of two that are installed at once, the one that was started first may be done last.
app.put('/jobs', async (req, res) => {
  await fs.promises.writeFile(req.query.file, req.body);
  await exclusive('crontab', async () => {
    await execCommand(`crontab ${req.query.file}`);
  });
  res.sendStatus(204);
});

app.listen(3000);
