const express = require('express');
const { show, logged, failed, byId, steps } = require('./handlers');
const { asyncHandler, asyncParam } = require('./unblock-helpers');

const app = express();
const router = express.Router();

app.use(asyncHandler(logged));
router.param('id', asyncParam(byId));
router.route('/notes/:id').get(asyncHandler(show)).delete([asyncHandler(logged), asyncHandler(show)]);
router.get('/steps', steps);
router.get('/inline', asyncHandler(logged), (req, res) => res.send(String(req.logged)), asyncHandler(async function (req, res) {
  await show(req, res);
}));
app.use('/api', router);
app.use(asyncHandler(failed));
app.listen(3000);
