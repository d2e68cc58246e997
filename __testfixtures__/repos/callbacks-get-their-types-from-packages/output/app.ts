import fs from 'node:fs';
import cors from 'cors';
import express from 'express';
import fastify from 'fastify';
import { model, Schema } from 'mongoose';
import multer from 'multer';
import { asyncCallback, asyncHandler, asyncParam, asyncReply, errorsToCallback } from './unblock-helpers';

const upload = multer({
  storage: multer.diskStorage({
    destination: asyncCallback(async (req, file, done) => {
      done(null, await fs.promises.readFile(`folders/${file.mimetype}`, 'utf8'));
    }),
  }),
  fileFilter: asyncCallback(async (req, file, done) => done(null, (await fs.promises.readFile('types', 'utf8')).includes(file.mimetype))),
});

const notes = new Schema<{ file: string; text?: string }>({ file: String, text: String });
notes.pre('save', asyncCallback(async function (next) {
  if (this.isNew) this.text = await fs.promises.readFile(this.file, 'utf8');
  next();
}));
const Note = model('Note', notes);

const app = express();
app.use(cors({ origin: errorsToCallback(async (origin, done) => done(null, (await fs.promises.readFile('origins', 'utf8')).includes(origin ?? ''))) }));
app.use(asyncHandler(async (req, res, next) => {
  res.locals.version = await fs.promises.readFile('version', 'utf8');
  next();
}));
app.param('name', asyncParam(async (req, res, next, name) => {
  res.locals.note = await fs.promises.readFile(`notes/${name}`, 'utf8');
  next();
}));
app.get('/notes/:name', asyncHandler(async (req, res) => {
  res.send(await fs.promises.readFile(`notes/${req.params.name}`, 'utf8'));
}));
app.post('/notes', upload.single('note'), async (req, res) => {
  await new Note({ file: req.body.name }).save();
  res.status(201).end();
});
app.listen(3000);

const server = fastify();
server.addHook('onRequest', asyncCallback(async (request, reply, done) => {
  if ((await fs.promises.readFile('closed', 'utf8')).includes(request.url)) {
    reply.code(503).send('closed');
    return;
  }
  done();
}));
server.setErrorHandler(asyncReply(async (error, request, reply) => {
  reply.code(500).send((await fs.promises.readFile('error.html', 'utf8')).replace('TEXT', error.message));
}));
server.listen({ port: 3001 });
