const METHODS: Readonly<Record<string, string>> = {
  'memory-cache': 'put del clear importJson',
  nconf: 'set add use remove clear merge reset load defaults overrides',
  'quick.db': 'set add subtract push delete',
  store: 'set remove clearAll',
  store2: 'set add remove clear clearAll transact',
};

/** Packages that keep values under keys for all who import them, and those of their functions that change some. */
export const PACKAGE_STORES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(METHODS).map(([name, methods]) => [name, new Set(methods.split(' '))]),
);

/** Conventional names of functions by which a package, or an object that it makes, is configured. */
const SETTER = new RegExp(
  '^(?:(?:set|change|switch|activate|(?:un)?register)[A-Z]\\w*|locale|config|configure|reconfigure|' +
    // Matches: git.cwd(folder), shell.cd(folder), log.addContext('user', name), key.importKey(text), faker.seed(1), debug.enable('app:*')
    'cwd|cd|addContext|importKey|seed|enable|' +
    // Matches: i18next.addResourceBundle(language, namespace, texts), numeral.addLocale(name, formats)
    'add(?:Resource|Locale|Language|Translation|Helper|Global|Filter)\\w*)$',
);

/** Whether a method sets something, as far as its name tells. */
export function isSetter(method: string): boolean {
  return SETTER.test(method);
}
