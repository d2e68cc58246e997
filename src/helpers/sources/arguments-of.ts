/** The arguments and options of a call that may leave out either. */
export function argumentsOf<Options>(args: unknown, options: Options | undefined): [readonly string[], Options] {
  const isOptions = !!args && typeof args === 'object' && !Array.isArray(args);
  const [list, settings] = isOptions ? [[], args] : [args || [], options || {}];
  return [list as readonly string[], settings as Options];
}
