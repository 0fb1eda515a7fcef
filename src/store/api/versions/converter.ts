// @chunk converter
import type { OperationName } from '../generated/operationTypes'
import type { Operation } from '../wire/operation'
import type { AnyChange, VersionStep, Version } from './change'
import { otherOperations } from './generated/otherOperations'
import { isUnversioned } from './header'
import { isBefore, offers } from './offers'
import { laterSteps } from './steps/later'

type Arguments = Record<string, unknown>

/** Converts between one version of the API and the model, which is the newest version. */
export interface Converter {
  readonly version: Version
  /** The operation where this version has it; undefined if it has none. */
  operation<K extends OperationName>(operation: Operation<K>): Operation<K> | undefined
  /** A request of the model in this version. @throws {NotOfferedError} */
  requestDown(name: OperationName, request: Arguments): Arguments
  /** A response of this version in the model. */
  answerUp(name: OperationName, answer: unknown): unknown
  /** A request of this version in the model. */
  requestUp(name: OperationName, request: Arguments): Arguments
  /** A response of the model in this version. @throws {NotOfferedError} if the region does not show it to its caller */
  answerDown(name: OperationName, answer: unknown): unknown
}

/**
 * The converter for a version.
 *
 * @param steps those after the version, the oldest first; others have no effect
 * @param region the version of the region that takes the version from its caller, which may be a newer one
 */
export function converterFrom(
  version: Version,
  steps: readonly VersionStep[],
  region: Version = version,
): Converter {
  const later = steps
    .filter(({ since }) => isBefore(version, since))
    .map(({ since, changes }) => ({
      isOfRegion: !isBefore(region, since),
      changes: changes as Partial<Record<OperationName, AnyChange>>,
    }))
  const newestFirst = later.toReversed()
  const apply = (convert: ((value: never) => unknown) | undefined, value: unknown) =>
    convert ? (convert as (value: unknown) => unknown)(value) : value
  return {
    version,
    operation: (operation) =>
      offers(version, operation) ? { ...operation, ...otherOperations[version][operation.name] } : undefined,
    requestDown: (name, request) =>
      newestFirst.reduce(
        (now, { changes }) => apply(changes[name]?.request?.down, now) as Arguments,
        request,
      ),
    answerUp: (name, answer) =>
      later.reduce((now, { changes }) => apply(changes[name]?.answer?.up, now), answer),
    requestUp: (name, request) =>
      later.reduce((now, { changes, isOfRegion }) => {
        const change = changes[name]
        return apply((isOfRegion && change?.misread) || change?.request?.up, now) as Arguments
      }, request),
    answerDown: (name, answer) =>
      newestFirst.reduce((now, { changes, isOfRegion }) => {
        const change = changes[name]
        if (isOfRegion) apply(change?.refuse, now)
        return apply(change?.answer?.down, now)
      }, answer),
  }
}

/** Loads the converter for a version: the first steps only for a region that is as old. */
export async function loadConverter(version: Version): Promise<Converter> {
  const first = isUnversioned(version) ? (await import('./steps/first')).firstSteps : []
  return converterFrom(version, [...first, ...laterSteps])
}
