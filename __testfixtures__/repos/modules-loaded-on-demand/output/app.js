import express from 'express';

const app = express();
app.get('/:name', async (req, res) => {
  const { load } = await import('./store.js');
  res.send((await load(req.params.name)).trim());
});
app.listen(3000);
