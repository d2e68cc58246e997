import 'reflect-metadata';
import express from 'express';
import { Container, ContainerModule } from 'inversify';
import { container as tsy } from 'tsyringe';
import { Container as Typed, Token } from 'typedi';
import { Clock, DiskStore, FileStore, Found, Journal, Pages } from './stores';
import { Notes } from './notes';
import { Shelf } from './shelf';
import { TYPES, type Store } from './types';

const container = new Container();
container.bind<Store>(TYPES.Store).to(FileStore).inSingletonScope();
container.bind<Notes>(TYPES.Notes).to(Notes);
container.bind(TYPES.Clock).toConstantValue(new Clock());
container.bind('Journal').toDynamicValue(() => new Journal());
container.load(
  new ContainerModule((bind) => {
    bind('Lost').to(Found);
  }),
);
tsy.register('Disk', { useClass: DiskStore });
const PAGES = new Token<Pages>('pages');
Typed.set(PAGES, new Pages());

const app = express();
app.get('/notes', (req, res) => res.send(container.get<Notes>(TYPES.Notes).all()));
app.get('/title', (req, res) => res.send(container.get<FileStore>(TYPES.Store).title()));
app.get('/clock', (req, res) => res.send(container.resolve(Notes).now()));
app.post('/journal', (req, res) => res.send(container.get<Journal>('Journal').write()));
app.get('/tsyringe', (req, res) => res.send(tsy.resolve(Shelf).read()));
app.post('/tsyringe', (req, res) => res.send(tsy.resolve<Shelf>(Shelf).keep()));
app.get('/pages', (req, res) => res.send(Typed.get(PAGES).show()));
app.get('/found', (req, res) => res.send(container.get<Found>('Lost').find()));
app.listen(3000);
