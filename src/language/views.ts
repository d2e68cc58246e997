/** Applications that render views, as access paths. */
const APPLICATIONS = ['express()', 'express.application'];

/** The variables that all views of an application, or of an answer, have: as the access path of the object that has them. */
export const LOCALS = '<locals>';

/** Access paths of methods that render a view. */
export const RENDER_PATHS: readonly string[] = APPLICATIONS.map((app) => `${app}.render`);

const RENDERING: ReadonlySet<string> = new Set(RENDER_PATHS);

// Matches: res.status(404).render('page', { url: (name) => … }), req.app.render('mail', {}, send)
const RENDERS = /^(?:(?:res|response|reply|ctx)\b[^]*|(?:[\w$]+\.)*app)\.render$/;

/** Whether a call renders a view, which may call what it gets. */
export function isRender(path: string, text: string): boolean {
  return RENDERING.has(path) || RENDERS.test(text);
}

const OF_ANSWER = new Set(['locals', 'state']);

/** Whether a field of an application or of an answer holds the variables of its views. */
// Matches: app.locals, res.locals, and ctx.state of Koa
export function holdsLocals(path: string, isGiven: boolean, field: string): boolean {
  return isGiven ? OF_ANSWER.has(field) : field === 'locals' && APPLICATIONS.includes(path);
}
