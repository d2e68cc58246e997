import { ipcMain } from 'electron';
import express from 'express';
import { list, load, size } from './lib/notes.js';

ipcMain.handle('load', (event, name) => load(name));
ipcMain.handleOnce('list', list);
ipcMain.on('size', (event, name) => {
  event.returnValue = [name].map(size)[0];
});

const app = express();
app.get('/notes', (req, res) => res.json(list()));
app.get('/notes/:name', (req, res) => res.json([load(req.params.name), [req.params.name].map(size)]));
app.listen(3000);
