import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_NAME } from '../../language/views';
import type { SourceFile } from '../../types';
import { textOf } from './texts';

const VIEW =
  /\.(?:ejs|edge|eta|pug|jade|hbs|handlebars|mustache|njk|nunjucks|twig|liquid|dust|dot|jst|hjs|tmpl|tpl|marko)$/;
// Matches: views/index.html, src/templates/mail.html
const PAGE = /(?:^|\/)(?:views?|templates?|layouts|partials)\/.*\.html?$/;
// Matches: <%= asset('app.css') %>, {{ asset('app.css') }}, img(src=asset('logo.png'))
const CALLED = /([A-Za-z_$][\w$]*)\s*\(/g;
// Matches: {{asset "app.css"}}, {{#if (isOpen note)}}, {{site.title}}
const MUSTACHE = /(?:\{\{[{#^&~]*\s*|[\s(]\()((?:[\w$]+\.)*[\w$]+)/g;
/** What these are given is called, if it is a function: https://handlebarsjs.com/guide/builtin-helpers.html */
// Matches: {{#if note.isOpen}}, {{#each user.badges as |badge|}}, {{else if note.isOpen}}
const GIVEN = /\{\{~?(?:[#^]|else\s+)(?:if|unless|each|with)\s+((?:[\w$]+\.)*[\w$]+)/g;
/** A source file that may render a text of its own, and the parts of that. */
const ENGINE =
  /['"](?:ejs|eta|nunjucks|swig(?:-templates)?|mustache|hogan\.js|handlebars|hbs|express-handlebars|dot|twig|liquidjs|lodash(?:[./]template)?|underscore)['"]/;
// Matches: ejs.render('<%= user.avatar() %>', { user }), Handlebars.compile('{{#if user.badges}}…{{/if}}')
const PART = /<%[^]*?%>|\{\{[^]*?\}\}/g;
/** Larger files are pages with data in them, and a project with more views is a collection of them. */
const MAX_BYTES = 200_000;
const MAX_VIEWS = 2_000;

/** A source file that renders views. */
// Matches: res.render('page'), app.engine('html', render)
const RENDERS = /\.(?:render|engine)\s*\(/;

/**
 * The names by which the views of a project may call functions, and texts in its sources that are rendered like those; any name
 * where a view was not read, or none was found that is rendered.
 */
export function namesCalledInViews(
  root: string,
  paths: readonly string[],
  sources: readonly SourceFile[],
): ReadonlySet<string> {
  const views = paths.filter((path) => VIEW.test(path) || PAGE.test(path));
  const texts = views.slice(0, MAX_VIEWS).map((path) => viewAt(join(root, path)));
  const parts = sources.flatMap(({ text }) => (ENGINE.test(text) ? (text.match(PART) ?? []) : []));
  const isInView = views.length > 0 || !sources.some(({ text }) => RENDERS.test(text));
  const isRead = views.length <= MAX_VIEWS && texts.every((text) => text !== undefined);
  const names = [...texts, ...parts].flatMap((text) => (text === undefined ? [] : namesIn(text)));
  return new Set([...names, ...(isInView && isRead ? [] : [ANY_NAME])]);
}

/** Undefined for what is not read. */
function viewAt(path: string): string | undefined {
  try {
    return statSync(path).size > MAX_BYTES ? undefined : textOf(path);
  } catch {
    return undefined;
  }
}

function namesIn(text: string): string[] {
  const called = [...text.matchAll(CALLED)].map(([, name]) => name);
  const paths = [MUSTACHE, GIVEN].flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...called, ...paths.flatMap(([, path]) => path.split('.').slice(-1))];
}
