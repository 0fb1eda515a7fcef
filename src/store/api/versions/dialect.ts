// @chunk dialect
import type { OperationName } from '../generated/operationTypes'
import type { Operation } from '../wire/operation'
import type { AnyChange, Version } from './change'
import { otherOperations } from './generated/otherOperations'
import { versions } from './generated/shipped'
import { isBefore, offers } from './offers'
import { steps } from './steps/all'

type Arguments = Record<string, unknown>

/** The language of one version, as seen from the model, which is the newest version. */
export interface Dialect {
  readonly version: Version
  /** The operation where this version has it; undefined if it has none. */
  operation<K extends OperationName>(operation: Operation<K>): Operation<K> | undefined
  /** A request of the model in this version. @throws {NotOffered} */
  requestDown(name: OperationName, request: Arguments): Arguments
  /** A response of this version in the model. */
  answerUp(name: OperationName, answer: unknown): unknown
  /** A request of this version in the model. */
  requestUp(name: OperationName, request: Arguments): Arguments
  /** A response of the model in this version. @throws {NotOffered} if the region does not show it to its caller */
  answerDown(name: OperationName, answer: unknown): unknown
}

/**
 * The language of a version: the changes of the versions after it.
 *
 * @param region the version of the region that speaks it to its caller, which may be a newer one
 */
export function dialectOf(version: Version, region: Version = version): Dialect {
  // There is a step for each version but the first.
  const later = steps.slice(versions.indexOf(version)).map(({ since, changes }) => ({
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
