import type { OperationName, Operation } from '../generated/operationTypes'
import { versions, type Version } from './generated/shipped'

/** Whether a text is a version that the console knows. */
export const isVersion = (text: string | null | undefined): text is Version =>
  versions.some((version) => version === text)

/** Whether one version was shipped before another. */
export const isBefore = (version: Version, other: Version) =>
  versions.indexOf(version) < versions.indexOf(other)

/** Whether regions of a version have an operation. */
export const offers = (
  version: Version,
  { since, until }: Pick<Operation<OperationName>, 'since' | 'until'>,
): boolean =>
  (since === undefined || !isBefore(version, since)) && (until === undefined || isBefore(version, until))
