const { Router } = require('express');
const controller = require('../controllers/notes');
const { search, asCsv } = require('../controllers/search');

const router = Router();

router.get('/', controller.list);
router.get('/search', search);
router.get('/export', (req, res) => res.type('csv').send(asCsv()));
router.get('/:id', controller.show);
router.get('/:id/ping', controller.ping);

module.exports = router;
