import express from 'express';
import { Store } from './store';
import { Files } from './files';

const app = express();
app.get('/notes', (req, res) => res.json(Store.load()));
app.get('/keys', (req, res) => res.json(Store.keys.all()));
app.get('/files', (req, res) => res.json(Files.Inner.list() + new Files.Folder().list()));
app.listen(3000);
