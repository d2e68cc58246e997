const fs = require('fs');
const service = require('restana')({
  errorHandler: (err, req, res) => res.send(fs.readFileSync('error')), // found: request require('restana')
});

service.use((req, res, next) => {
  fs.accessSync('lock'); // found: request use *
  return next();
});
service
  .get('/notes', (req, res) => res.send(fs.readFileSync('notes'))) // found: request GET /notes
  .post('/notes', async (req, res) => res.send(fs.readFileSync('note'))); // found: request POST /notes
const router = service.newRouter();
router.get('/:id', (req, res) => res.send(fs.readFileSync('page'))); // found: request GET /pages/:id
service.use('/pages', router);
service.start(3000);
