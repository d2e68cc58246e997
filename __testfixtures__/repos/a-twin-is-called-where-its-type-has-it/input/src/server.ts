import express from 'express';
import { FileStore, NoteStore, PageStore, Store, load } from './store';

const store: Store = new FileStore();
const notes = new NoteStore();
const pages: Pick<PageStore, 'read'> = new PageStore();
const app = express();
const banner = store.read('banner') + notes.read('banner') + pages.read('banner') + load('banner');

// The interface gets what the class has.
app.get('/data/:name', (req, res) => {
  res.send(banner + store.read(req.params.name));
});

app.get('/notes/:name', (req, res) => {
  res.send(banner + notes.read(req.params.name));
});

app.get('/pages', (req, res) => {
  res.send(banner + pages.read('index'));
});

app.get('/pages/:name', (req, res) => {
  res.send(banner + load(req.params.name));
});

app.listen(3000);
