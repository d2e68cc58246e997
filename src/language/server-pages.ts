/** Files of Next.js that render on the server only, and wait for what they render. */
const RENDERING = /(?:^|\/)app\/(?:.*\/)?(?:page|layout|template|loading|not-found|default)\.[cm]?[jt]sx?$/;
/** The first line of a file whose components also run in browsers, where they cannot wait. */
const CLIENT = 'use client';

/**
 * Whether a framework awaits the components that a file has which it finds by its path:
 * https://nextjs.org/docs/app/getting-started/server-and-client-components
 */
export function awaitsComponents(framework: string, path: string): boolean {
  return framework === 'next' && RENDERING.test(path);
}

/** Whether directives say that components run in browsers, too. */
export function isOfClient(directives: readonly string[] = []): boolean {
  return directives.includes(CLIENT);
}
