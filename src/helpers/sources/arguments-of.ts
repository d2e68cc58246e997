/**
 * Separates the arguments from the options of a call in which either may be
 * omitted.
 */
export function argumentsOf<Options>(args: unknown, options: Options | undefined): [readonly string[], Options] {
  const isOptions = !!args && typeof args === 'object' && !Array.isArray(args);
  const [list, settings] = isOptions ? [[], args] : [args || [], options || {}];
  return [list as readonly string[], settings as Options];
}
