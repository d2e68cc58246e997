import type { Framework } from '../types';
import { background } from './background';
import { express } from './express';
import { http } from './http';
import { tests } from './tests';

/** Every framework the tool knows; a new one is one file and one word here. */
export const FRAMEWORKS: readonly Framework[] = [express, http, background, tests];
