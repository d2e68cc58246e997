const { Router } = require('express');
const { archive, customers, download, month } = require('../controllers/reports');
const reports = require('../services/reports');

const router = Router();

router.get('/archive', archive);
router.get('/archive.csv.gz', download);
router.get('/archive/:month(\\d{4}-\\d{2})', month);
router.get('/customers', customers);

router.get('/ledger/:year(\\d{4})', (req, res) => {
  const { year } = req.params;
  res.json({ year: Number(year), entries: reports.countEntries(year) });
});

module.exports = router;
