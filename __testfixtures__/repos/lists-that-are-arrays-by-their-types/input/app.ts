import express from 'express';
import { Registry } from 'registry';
import { Plugins } from './plugins';

const app = express();
const plugins = new Plugins(new Registry());
app.get('/installed', async (req, res) => {
  res.json(await plugins.installed());
});
app.get('/sizes', async (req, res) => {
  res.json(await plugins.sizes());
});
app.get('/named', async (req, res) => {
  res.json(await plugins.named());
});
app.get('/others', async (req, res) => {
  res.json(await plugins.others());
});
app.get('/found', async (req, res) => {
  res.json(await plugins.found());
});
app.listen(3000);
