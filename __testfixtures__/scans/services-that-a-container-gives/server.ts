import express from 'express';
import { container } from 'tsyringe';
import { Container } from 'typedi';
import { LogService } from './logs';
import { TaskService } from './tasks';

const app = express();

app.get('/tasks', (req, res) => {
  const tasks = Container.get(TaskService);
  res.json(tasks.list());
});

app.get('/logs', (req, res) => {
  res.send(container.resolve(LogService).read());
});

// A map is no container.
app.get('/names', (req, res) => {
  const names = new Map([[LogService, 'logs']]);
  res.send(names.get(LogService));
});

app.listen(3000);
