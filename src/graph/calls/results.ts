import type { CallId, FunctionId, Handed } from '../../types';
import type { Told } from '../outside/emitters';
import type { Escapes } from '../outside/escapes';
import type { Mounted } from '../outside/plug-ins';

/** What solving the constraints tells about calls. */
export interface CallResults {
  /** The possible callees of each call in the project. */
  readonly targets: ReadonlyMap<CallId, ReadonlySet<FunctionId>>;
  /** The possible outside callees of each call, as access paths. */
  readonly outside: ReadonlyMap<CallId, ReadonlySet<string>>;
  /** By call, files of the project that were not read and that its callee comes from. */
  readonly unread: ReadonlyMap<CallId, ReadonlySet<string>>;
  readonly handed: readonly Handed[];
  /** The listeners of emitters, and the calls that emit events. */
  readonly told: readonly Told[];
  /** Functions that packages were given at start-up, and the calls that they may make of them. */
  readonly held: readonly Told[];
  /** Where values from folders are mounted. */
  readonly mounts: ReadonlyMap<CallId, Mounted>;
  /** The values that escape. */
  readonly escapes: Pick<Escapes, 'functions' | 'isHidden' | 'senders'>;
}
