import type { Version } from './change'
import { dialectFrom, type Dialect } from './language'
import { steps } from './steps/all'

/**
 * The language of a version, of which the console loads only a part: with all steps, for the mock and the tests.
 *
 * @param region the version of the region that speaks it to its caller, which may be a newer one
 */
export const dialectOf = (version: Version, region: Version = version): Dialect =>
  dialectFrom(version, steps, region)
