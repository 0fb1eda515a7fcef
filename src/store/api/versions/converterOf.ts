import type { Version } from './generated/shipped'
import { converterFrom, type Converter } from './converter'
import { steps } from './steps/all'

/**
 * The converter for a version with all steps, for the mock and the tests: the console loads only a part of them.
 *
 * @param region the version of the region that takes the version from its caller, which may be a newer one
 */
export const converterOf = (version: Version, region: Version = version): Converter =>
  converterFrom(version, steps, { region })
