const { Router } = require('express');
const controller = require('../controllers/notes');
const { search, asCsv } = require('../controllers/search');
const { asyncHandler } = require('../unblock-helpers');

const router = Router();

router.get('/', asyncHandler(controller.list));
router.get('/search', asyncHandler(search));
router.get('/export', asyncHandler(async (req, res) => res.type('csv').send(await asCsv())));
router.get('/:id', asyncHandler(controller.show));
router.get('/:id/ping', controller.ping);

module.exports = router;
