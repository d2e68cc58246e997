const express = require('express');
const { show, logged, failed, byId, steps } = require('./handlers');

const app = express();
const router = express.Router();

app.use(logged);
router.param('id', byId);
router.route('/notes/:id').get(show).delete([logged, show]);
router.get('/steps', steps);
router.get('/inline', logged, (req, res) => res.send(String(req.logged)), function (req, res) {
  show(req, res);
});
app.use('/api', router);
app.use(failed);
app.listen(3000);
