import express from 'express';
import * as awilix from 'awilix';
import { scopePerRequest, loadControllers, inject, controller } from 'awilix-express';
import { Store } from './store';
import { Child, Opts, Props, Assigned, Spread } from './notes';
import { Pages } from './pages';

const container = awilix.createContainer<any>({ injectionMode: 'CLASSIC' });
container.register('store', awilix.asClass(Store).singleton());
container.register({
  child: awilix.asClass(Child).scoped(),
  opts: awilix.asClass(Opts).proxy(),
  props: awilix.asClass(Props),
  assigned: awilix.asClass(Assigned, { injectionMode: awilix.InjectionMode.PROXY }),
  spread: awilix.asClass(Spread).proxy(),
});

const app = express();
app.use(scopePerRequest(container));
app.get('/child', (req: any, res) => res.send(req.container.resolve('child').a()));
app.get('/opts', (req: any, res) => res.send(req.container.resolve('opts').b()));
app.get('/props', (req: any, res) => { const { props } = req.container.cradle; res.send(props.c()); });
app.get('/assigned', (req: any, res) => { const scope = container.createScope(); res.send(scope.resolve('assigned').d()); });
app.get('/spread', (req: any, res) => res.send(container.resolve<Spread>('spread').e()));
app.use(inject(({ store }) => (req, res, next) => { store.f(); next(); }));
app.use(controller(Pages));
app.listen(3000);
