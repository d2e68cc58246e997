'use strict';

// A report in a window of the browser that `scripts/test-browser.js` looks at.

const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

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

/** The box of options with a label. */
function choice(page, name) {
  return page.getByRole('combobox', { name, exact: true });
}

/** Keeps a picture, where the environment names a folder for them. */
async function keep(page, name) {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

function passed(text) {
  console.log(`ok     ${text}`);
}

module.exports = { choice, keep, open, passed };
