const express = require('express');
const fs = require('fs');

function get_env() {
  return fs.readFileSync('.env', 'utf8');
}

async function get_env_async() {
  return fs.promises.readFile('.env', 'utf8');
}

const started_with = get_env();

const app = express();
app.get('/env', async (req, res) => res.json({ started_with, now: await get_env_async() }));
app.listen(3000);
