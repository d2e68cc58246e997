#!/usr/bin/env node
'use strict';

/**
 * Looks at the HTML report in a real browser: `npm run build && npm run test:browser`. Reports on the example, and on two
 * projects at once, are opened at two widths, light and dark, and used with the keyboard. Stops at the first thing that is
 * not as promised. `SCREENSHOTS=<folder>` keeps pictures.
 */

const assert = require('node:assert/strict');
const { mkdtempSync, realpathSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');
const { launch } = require('./browser.js');
const { drawsBeforeAndAfter, showsWhatWasMeasured } = require('./browser-figures.js');
const { choice, keep, open, passed } = require('./browser-page.js');
const { gain, recorded, report } = require('./browser-reports.js');

const WIDTHS = [400, 1400];

async function main() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'unblock-browser-')));
  const { browser, path } = await launch();
  try {
    console.log(`${await browser.version()}, ${path}`);
    const one = report(home, 'one', ['shop']);
    const many = report(home, 'many', ['shop', 'other']);
    const traced = report(home, 'traced', ['shop'], ['--trace', recorded(home)]);
    const gained = gain(home);
    for (const file of [one, many, traced, gained]) await looksRight(browser, file);
    await drawsBeforeAndAfter(browser, gained);
    await showsWhatWasMeasured(browser, traced);
    await worksByKeyboard(browser, one);
    await filters(browser, one);
    await sorts(browser, one);
    await tellsProjectsApart(browser, many);
    await worksWithoutScripts(browser, one);
    await prints(browser, one);
  } finally {
    await browser.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function looksRight(browser, file) {
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark']) {
      const { page, trouble, close } = await open(browser, file, { viewport: { width, height: 900 }, colorScheme });
      await page.locator('.toggle[aria-expanded=false]').evaluateAll((all) => all.forEach((toggle) => toggle.click()));
      const { overflow, cut } = await page.evaluate(measure);
      assert.equal(overflow, 0, `at ${width} pixels the page is ${overflow} wider than the window`);
      assert.deepEqual(cut, [], `at ${width} pixels these reach beyond the window`);
      assert.deepEqual(trouble, []);
      await keep(page, `${basename(file, '.html')}-${width}-${colorScheme}`);
      await close();
    }
  }
  passed(`${basename(file)}: nothing overflows at 400 and 1400 pixels, no error, no request`);
}

/** Runs in the page: what does not fit. */
function measure() {
  const width = document.documentElement.clientWidth;
  const beyond = [...document.querySelectorAll('body *:not(.hidden):not(.hidden *)')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && (box.right > width + 1 || box.left < -1);
  });
  return {
    overflow: document.documentElement.scrollWidth - width,
    cut: beyond.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  };
}

async function worksByKeyboard(browser, file) {
  const { page, close } = await open(browser, file);
  const toggle = page.locator('.toggle[aria-expanded=false]:visible').first();
  await toggle.focus();
  const row = page.locator('tbody', { has: page.locator(':focus') });
  await page.keyboard.press('Enter');
  assert.equal(await row.locator('.toggle').getAttribute('aria-expanded'), 'true');
  const picture = row.getByRole('img');
  assert.match(await picture.getAttribute('aria-label'), / → .* → /);
  assert.ok(await picture.isVisible());
  await page.keyboard.press('Space');
  assert.ok(!(await picture.isVisible()));
  await page.locator('[name=text]').focus();
  const reached = [];
  for (let tabs = 0; tabs < 6; tabs += 1) {
    reached.push(await page.evaluate(() => document.activeElement.name || document.activeElement.textContent));
    await page.keyboard.press('Tab');
  }
  assert.deepEqual(reached, ['text', 'severity', 'context', 'decision', 'sort', 'Reset']);
  await close();
  passed('proofs open and close by keyboard, controls are reached in their order');
}

async function filters(browser, file) {
  const { page, close } = await open(browser, file);
  const shown = () => page.locator('.findings tbody:visible').count();
  const status = () => page.locator('[role=status]').textContent();
  const all = await page.locator('.findings tbody').count();
  assert.equal(await shown(), 14);
  assert.equal(await status(), `14 of ${all} shown`);
  await choice(page, 'Reached').selectOption('');
  assert.equal(await shown(), all);
  assert.equal(await status(), `All ${all} shown`);
  await choice(page, 'Severity').selectOption('critical');
  assert.equal(await shown(), 1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.findings tbody:not([hidden])').length === 14);
  await page.getByRole('searchbox', { name: 'Search' }).fill('AUTH services');
  assert.equal(await shown(), 3);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing');
  assert.equal(await shown(), 0);
  await close();
  passed('filters by text, severity and context');
}

async function sorts(browser, file) {
  const { page, close } = await open(browser, file);
  const column = () => page.locator('.findings tbody:visible [data-label=Where]').allTextContents();
  const head = page.getByRole('columnheader', { name: 'Where' });
  const before = await column();
  await head.getByRole('button').click();
  assert.equal(await head.getAttribute('aria-sort'), 'ascending');
  const ascending = await column();
  assert.notDeepEqual(ascending, before);
  assert.deepEqual(
    ascending,
    [...before].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
  await head.getByRole('button').click();
  assert.equal(await head.getAttribute('aria-sort'), 'descending');
  assert.equal((await column())[0], ascending.at(-1));
  await choice(page, 'Sort by').selectOption('rank');
  assert.deepEqual(await column(), before);
  await close();
  passed('sorts by column and by the list');
}

async function tellsProjectsApart(browser, file) {
  const { page, close } = await open(browser, file);
  assert.equal(await page.locator('.findings tbody:visible').count(), 28);
  await choice(page, 'Project').selectOption('other');
  assert.deepEqual(new Set(await page.locator('[data-label=Project]:visible').allTextContents()), new Set(['other']));
  assert.equal(await page.locator('.findings tbody:visible').count(), 14);
  await close();
  passed('several projects share a report');
}

async function worksWithoutScripts(browser, file) {
  const { page, close } = await open(browser, file, { javaScriptEnabled: false });
  const rows = await page.locator('.findings tbody').count();
  assert.equal(await page.locator('.findings svg:visible').count(), rows);
  assert.ok(!(await page.locator('form').isVisible()));
  await close();
  passed('without scripts every proof is shown');
}

async function prints(browser, file) {
  const { page, close } = await open(browser, file);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.findings tbody:visible svg:visible').count(), 14);
  assert.ok(!(await page.locator('form').isVisible()));
  await close();
  passed('on paper every proof of what was chosen is shown');
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
