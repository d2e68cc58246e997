import express from 'express';

const app = express();

// In TypeScript a module is asked for by the name that the compiler gives it.
app.get('/notes/:kind', async (req, res) => {
  const plugin = await import(`./plugins/${req.params.kind}.js`);
  res.send(plugin.default());
});

app.listen(3000);
