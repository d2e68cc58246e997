const TEST_FILE =
  /(?:^|\/)(?:tests?|__tests__|spec|specs|e2e|cypress|__mocks__)\/|[.-](?:test|spec|e2e|stories)\.[cm]?[jt]sx?$|(?:^|\/)(?:(?:jest|vitest|mocha|jasmine)[.-][\w.-]+|[sS]etup-?[tT]ests?|tests?-?[sS]etup)\.[cm]?[jt]sx?$/;

/** Whether a file contains tests, by the usual conventions, and so is no part of a running server. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}
