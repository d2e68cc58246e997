/** HTTP methods as names of router methods, and `all` (https://nodejs.org/api/http.html#httpmethods). */
export const VERBS: readonly string[] = (
  'get post put delete patch head options all copy lock merge mkcol move notify propfind proppatch purge report search ' +
  'subscribe trace unlock unsubscribe'
).split(' ');
