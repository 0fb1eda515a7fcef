import type { Version } from './change'
import { dialectFrom, type Dialect } from './language'
import { steps } from './steps/all'

/** The language of a version, of which the console loads only a part: with all steps, for the mock and the tests. */
export const dialectOf = (version: Version): Dialect => dialectFrom(version, steps)
