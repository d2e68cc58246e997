import { OF_REQUEST } from './applications';

/** Applications that render views, as access paths. */
const APPLICATIONS = ['express()', 'express.application'];

/** The variables that all views of an application, or of an answer, have: as the access path of the object that has them. */
export const LOCALS = '<locals>';

/** Access paths of methods that render a view. */
export const RENDER_PATHS: readonly string[] = APPLICATIONS.map((app) => `${app}.render`);

/** Stands for all names where a view may call a function by any. */
export const ANY_NAME = '*';

const RENDERING: ReadonlySet<string> = new Set(RENDER_PATHS);

// Matches: res.status(404).render('page', { url: (name) => … }), req.app.render('mail', {}, send)
const RENDERS = /^(?:(?:res|response|reply|ctx)\b[^]*|(?:[\w$]+\.)*app)\.render$/;

/** Access paths of functions that render a text, or a file, with the variables that they are given. */
export const TEMPLATE_PATHS: readonly string[] = ['ejs', 'pug'].flatMap((engine) =>
  ['render', 'renderFile'].map((method) => `${engine}.${method}`),
);

const TEMPLATES: ReadonlySet<string> = new Set(TEMPLATE_PATHS);

/** Whether a call gives variables to a view, or to another template, which may call what they have. */
// Matches: res.render('page', { note }), ejs.render('<%= note.title() %>', { note })
export function givesVariables(path: string, text: string): boolean {
  return TEMPLATES.has(path) || isRender(path, text);
}

/** Whether a call renders a view, which may call what it gets. */
export function isRender(path: string, text: string): boolean {
  return RENDERING.has(path) || RENDERS.test(text);
}

const OF_ANSWER = new Set(['locals', 'state']);

/** Whether a field of an application or of an answer holds the variables of its views. */
// Matches: app.locals, req.app.locals, res.locals, and ctx.state of Koa
export function holdsLocals(path: string, isGiven: boolean, field: string): boolean {
  if (isGiven) return OF_ANSWER.has(field);
  return field === 'locals' && (path === OF_REQUEST || APPLICATIONS.includes(path));
}
