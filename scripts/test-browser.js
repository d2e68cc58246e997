#!/usr/bin/env node
'use strict';

/**
 * Looks at the HTML report in a real browser: `npm run build && npm run test:browser`. Reports on the example, and on two
 * projects at once, are opened at two widths, light and dark, and used with the keyboard. Stops at the first thing that is
 * not as promised. `SCREENSHOTS=<folder>` keeps pictures.
 */

const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { toBenchHtml } = require('../dist/src/report/html/bench.js');
const { launch } = require('./browser.js');

const ROOT = join(__dirname, '..');
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

/** A report on copies of the example with these names. */
function report(home, name, projects, flags = []) {
  for (const project of projects)
    cpSync(join(ROOT, 'examples', 'legacy-express'), join(home, project), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  const file = join(home, `${name}.html`);
  const argv = [join(ROOT, 'bin', 'unblock.js'), 'scan', ...projects, '--reporter', `html=${file}`, ...flags];
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: home, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return file;
}

/** The page of `unblock bench`, of figures as a run may have: one that is less, one that is more, one that is the same. */
function gain(home) {
  const figures = (perSecond, p99) => ({
    perSecond,
    p50: 1,
    p95: p99 / 2,
    p99,
    errors: 0,
    timeouts: 0,
    unrelated: p99 * 2,
  });
  const compared = (before, after, verdict) => ({ before, after, ratio: [after / before, 0.3, 2.5], verdict });
  const request = {
    method: 'POST',
    path: '/invoices/INV-1001/payments?with=a-query-that-is-rather-long-for-a-title',
    headers: {},
  };
  const measures = {
    perSecond: compared(100, 250, 'more'),
    p50: compared(1, 1, 'same'),
    p99: compared(2298, 468, 'less'),
    unrelated: compared(4596, 936, 'less'),
  };
  const failed = { errors: 0, timeouts: 0 };
  const rounds = [100, 90, 110].map((x) => ({ before: figures(x, 23 * x), after: figures(2.5 * x, 4.6 * x) }));
  const one = {
    request,
    answer: '201 application/json',
    isVolatile: true,
    measures,
    before: failed,
    after: failed,
    rounds,
  };
  const settings = { rounds: 3, seconds: 1, connections: 20 };
  const migrated = { calls: 3, files: ['server.js'], refused: 1 };
  const bench = { kind: 'measured', requests: [one, one], unrelated: '/health', settings, migrated };
  const file = join(home, 'gain.html');
  writeFileSync(
    file,
    toBenchHtml(bench, { title: 'POST /invoices: 2.50× the requests per second.', how: 'As measured.' }, '0'),
  );
  return file;
}

/** A trace of a run of the example that asks three of its routes. */
function recorded(home) {
  const requests = `
    const app = require('./app');
    const server = app.listen(0, async () => {
      const ask = (path, options) => fetch('http://127.0.0.1:' + server.address().port + path, options);
      const login = { method: 'POST', headers: { 'content-type': 'application/json' } };
      login.body = JSON.stringify({ email: 'ada@example.com', password: 'wrong' });
      await Promise.all(['/status', '/status', '/nothing'].map((path) => ask(path)));
      await ask('/session', login);
      process.exit();
    });`;
  writeFileSync(join(home, 'shop', 'asked.js'), requests);
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'shop', 'node_modules'), 'dir');
  const file = join(home, 'trace.json');
  const argv = [join(ROOT, 'bin', 'unblock.js'), 'trace', '-o', file, '--', process.execPath, 'asked.js'];
  const { status, stderr } = spawnSync(process.execPath, argv, { cwd: join(home, 'shop'), encoding: 'utf8' });
  rmSync(join(home, 'shop', 'node_modules'));
  rmSync(join(home, 'shop', 'asked.js'));
  assert.equal(status, 0, stderr);
  return file;
}

/** Opens a report; whatever the page complains of, or asks the network for, ends up in `trouble`. */
async function open(browser, file, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
  const page = await context.newPage();
  const trouble = [];
  page.on('console', (message) => trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('request', (request) => request.url().startsWith('file:') || trouble.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  return { page, trouble, close: () => context.close() };
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
  assert.match(await page.locator('main').textContent(), /They came to [0-9]+ of 14 calls that requests can reach/);
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

function choice(page, name) {
  return page.getByRole('combobox', { name, exact: true });
}

async function keep(page, name) {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

function passed(text) {
  console.log(`ok     ${text}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
