const TEST_FILE =
  /(?:^|\/)(?:tests?|__tests__|spec|specs|e2e|cypress|__mocks__)\/|[.-](?:test|spec|e2e|stories)\.[cm]?[jt]sx?$/;

/** True for files that hold tests by every convention in use; nothing of them is part of the running server. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}
