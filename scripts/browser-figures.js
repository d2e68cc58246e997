'use strict';

// What `scripts/test-browser.js` expects of pages with figures: those of a trace, and those of a bench.

const assert = require('node:assert/strict');
const { choice, open, passed } = require('./browser-page.js');

async function showsWhatWasMeasured(browser, file) {
  const { page, close } = await open(browser, file);
  const flames = page.locator('.flames > li');
  const widths = await flames
    .locator('svg .whole')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('width'))));
  assert.deepEqual(
    widths,
    [...widths].sort((a, b) => b - a),
  );
  assert.equal(widths[0], 1000);
  const slowest = flames.first();
  assert.match(await slowest.textContent(), /POST \/session.*crypto\.pbkdf2Sync \(services\/auth\.js:28\), 1 call/);
  assert.match(
    await slowest.getByRole('img').getAttribute('aria-label'),
    /^POST \/session [\d.,]+ ms: crypto\.pbkdf2Sync/,
  );
  assert.match(await page.locator('.findings tbody:visible').first().textContent(), /crypto\.pbkdf2Sync/);
  assert.equal(await choice(page, 'Sort by').inputValue(), 'cost');
  assert.match(
    await page.locator('main').textContent(),
    /They reached [0-9]+ of the 14 calls that the analysis predicts/,
  );
  await close();
  passed('a traced run: routes by what their requests waited for, findings by their cost');
}

async function drawsBeforeAndAfter(browser, file) {
  const { page, close } = await open(browser, file);
  const item = page.locator('.gains').first().locator('li').first();
  const widths = await item
    .locator('svg')
    .evaluateAll((all) => all.map((svg) => Number(svg.querySelector('rect').getAttribute('width'))));
  assert.ok(Math.abs(widths[1] / widths[0] - 2.5) < 0.01, `bars of 100 and 250 are ${widths} wide`);
  const [before, after] = await item
    .getByRole('img')
    .evaluateAll((all) => all.map((svg) => svg.getAttribute('aria-label')));
  assert.equal(before, 'requests per second before: 100; in the rounds 100, 90.0, 110');
  assert.equal(after, 'requests per second after: 250; in the rounds 250, 225, 275');
  assert.match(await page.locator('.gains').first().textContent(), /latency p50, ms 1.00× .*no difference/);
  await close();
  passed('a bench: a bar before and one after, as long as what was measured');
}

module.exports = { drawsBeforeAndAfter, showsWhatWasMeasured };
