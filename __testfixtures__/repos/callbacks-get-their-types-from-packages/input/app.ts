import fs from 'node:fs';
import cors from 'cors';
import express from 'express';
import fastify from 'fastify';
import { model, Schema } from 'mongoose';
import multer from 'multer';

const upload = multer({
  storage: multer.diskStorage({
    destination: (req, file, done) => {
      done(null, fs.readFileSync(`folders/${file.mimetype}`, 'utf8'));
    },
  }),
  fileFilter: (req, file, done) => done(null, fs.readFileSync('types', 'utf8').includes(file.mimetype)),
});

const notes = new Schema<{ file: string; text?: string }>({ file: String, text: String });
notes.pre('save', function (next) {
  if (this.isNew) this.text = fs.readFileSync(this.file, 'utf8');
  next();
});
const Note = model('Note', notes);

const app = express();
app.use(cors({ origin: (origin, done) => done(null, fs.readFileSync('origins', 'utf8').includes(origin ?? '')) }));
app.use((req, res, next) => {
  res.locals.version = fs.readFileSync('version', 'utf8');
  next();
});
app.param('name', (req, res, next, name) => {
  res.locals.note = fs.readFileSync(`notes/${name}`, 'utf8');
  next();
});
app.get('/notes/:name', (req, res) => {
  res.send(fs.readFileSync(`notes/${req.params.name}`, 'utf8'));
});
app.post('/notes', upload.single('note'), async (req, res) => {
  await new Note({ file: req.body.name }).save();
  res.status(201).end();
});
app.listen(3000);

const server = fastify();
server.addHook('onRequest', (request, reply, done) => {
  if (fs.readFileSync('closed', 'utf8').includes(request.url)) {
    reply.code(503).send('closed');
    return;
  }
  done();
});
server.setErrorHandler((error, request, reply) => {
  reply.code(500).send(fs.readFileSync('error.html', 'utf8').replace('TEXT', error.message));
});
server.listen({ port: 3001 });
