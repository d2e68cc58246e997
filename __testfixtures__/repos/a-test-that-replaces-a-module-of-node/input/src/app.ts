import express from 'express';
import { list } from './lists';
import { load } from './notes';
import { page } from './pages';
import { sizeOf } from './sizes';
import { themes } from './themes';
import { drop } from './drops';
import { store } from './stores';

const app = express();
app.get('/notes/:name', async (req, res) => res.send(await load(req.params.name)));
app.get('/lists/:name', async (req, res) => res.json(await list(req.params.name)));
app.get('/pages/:name', async (req, res) => res.send(await page(req.params.name)));
app.get('/sizes/:name', async (req, res) => res.json(await sizeOf(req.params.name)));
app.get('/themes', async (_req, res) => res.json(await themes()));
app.delete('/notes/:name', async (req, res) => res.json(await drop(req.params.name)));
app.get('/store', async (_req, res) => res.json(await store()));
app.listen(3000);
