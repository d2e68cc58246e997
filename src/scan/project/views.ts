import { statSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './texts';

const VIEW = /\.(?:ejs|eta|pug|jade|hbs|handlebars|mustache|njk|nunjucks|twig|liquid|dust|marko)$/;
// Matches: views/index.html, src/templates/mail.html
const PAGE = /(?:^|\/)(?:views?|templates?|layouts|partials)\/.*\.html?$/;
// Matches: <%= asset('app.css') %>, {{ asset('app.css') }}, img(src=asset('logo.png'))
const CALLED = /([A-Za-z_$][\w$]*)\s*\(/g;
// Matches: {{asset "app.css"}}, {{#if (isOpen note)}}, {{site.title}}
const MUSTACHE = /(?:\{\{[{#^&~]*\s*|[\s(]\()((?:[\w$]+\.)*[\w$]+)/g;
/** What these are given is called, if it is a function: https://handlebarsjs.com/guide/builtin-helpers.html */
// Matches: {{#if note.isOpen}}, {{#each user.badges as |badge|}}, {{else if note.isOpen}}
const GIVEN = /\{\{~?(?:[#^]|else\s+)(?:if|unless|each|with)\s+((?:[\w$]+\.)*[\w$]+)/g;
/** Larger files are pages with data in them, and a project with more views is a collection of them. */
const MAX_BYTES = 200_000;
const MAX_VIEWS = 2_000;

/** The names by which the views of a project may call functions. */
export function namesCalledInViews(root: string, paths: readonly string[]): ReadonlySet<string> {
  const views = paths.filter((path) => VIEW.test(path) || PAGE.test(path)).slice(0, MAX_VIEWS);
  return new Set(views.flatMap((path) => namesIn(viewAt(join(root, path)))));
}

function viewAt(path: string): string {
  try {
    return statSync(path).size > MAX_BYTES ? '' : textOf(path);
  } catch {
    return '';
  }
}

function namesIn(text: string): string[] {
  const called = [...text.matchAll(CALLED)].map(([, name]) => name);
  const paths = [MUSTACHE, GIVEN].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...called, ...paths.flatMap(([, path]) => path.split('.').slice(-1))];
}
