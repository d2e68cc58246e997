import { ipcMain } from 'electron';
import express from 'express';
import { list, load, size } from './lib/notes.js';

ipcMain.handle('load', async (event, name) => load(name));
ipcMain.handleOnce('list', list);
ipcMain.on('size', (event, name) => {
  event.returnValue = [name].map(size)[0];
});

const app = express();
app.get('/notes', async (req, res) => res.json(await list()));
app.get('/notes/:name', async (req, res) => res.json([await load(req.params.name), [req.params.name].map(size)]));
app.listen(3000);
