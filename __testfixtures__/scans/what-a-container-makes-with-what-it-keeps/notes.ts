import type { Store } from './store';

class Base {
  protected store: Store;
  constructor(store: Store) {
    this.store = store;
  }
}
export class Child extends Base {
  a() {
    return this.store.a();
  }
}
export class Opts {
  private store: Store;
  constructor(opts: { store: Store }) {
    this.store = opts.store;
  }
  b() {
    return this.store.b();
  }
}
export class Props {
  constructor(private readonly store: Store) {}
  c() {
    return this.store.c();
  }
}
export class Assigned {
  store: Store;
  constructor(deps: { store: Store }) {
    Object.assign(this, deps);
  }
  d() {
    return this.store.d();
  }
}
export class Spread {
  private readonly deps: { store: Store };
  constructor({ ...deps }: { store: Store }) {
    this.deps = { ...deps };
  }
  e() {
    return this.deps.store.e();
  }
}
