import { APPLICATION_PATHS } from './applications';
import { MODEL_PATHS } from './defined-models';
import { RECORD } from './entities';
import { SCHEMA_PATHS } from './schemas';
import { COLLECTION_PATHS } from './collections';
import { CONTAINER_PATHS } from './containers';
import { DRIVING } from './driven';
import { EMITTER_PATHS, RUNNING } from './emitters';
import { CONVERSIONS, OBJECT_PATHS } from './built-in-objects';
import { AT_ONCE_PATHS } from './node-callbacks';
import { OPTION_PATHS } from './option-functions';
import { LOADERS } from './requests';
import { HOOKS } from './hooks';
import { LOCALS } from './views';
import { BINDS_CONTEXT, GIVES_CONTEXT, KEEPS_CONTEXT, RUNNERS } from './runners';
import { SUPERCLASSES } from './overridden';
import { AWAITING } from './task-libraries';
import { DEFERRED_PATHS } from './promise-libraries';
import { CLIENT_PATHS, MODEL, QUERY_PATHS } from './query-builders';
import { MADE_FROM_CLASSES, REPLACERS } from './test-doubles';
import { UNIQUE_PATHS } from './unique-names';

/** Every access path of outside code that the analysis tells from others, without those of rows. */
export const KNOWN_PATHS: readonly string[] = [
  ...[AWAITING, LOADERS, COLLECTION_PATHS, CONTAINER_PATHS, CONVERSIONS, MADE_FROM_CLASSES, REPLACERS].flatMap(
    (paths) => [...paths],
  ),
  ...[...EMITTER_PATHS, ...OPTION_PATHS, ...OBJECT_PATHS, ...AT_ONCE_PATHS, ...APPLICATION_PATHS],
  ...[...SCHEMA_PATHS, ...MODEL_PATHS, ...UNIQUE_PATHS, ...QUERY_PATHS, ...CLIENT_PATHS, MODEL, RECORD],
  ...DEFERRED_PATHS,
  ...DRIVING,
  LOCALS,
  ...SUPERCLASSES,
  ...[...HOOKS.keys(), ...RUNNERS.keys(), ...KEEPS_CONTEXT, ...BINDS_CONTEXT, GIVES_CONTEXT],
  ...[...RUNNING].map((path) => `${path}()`),
];
