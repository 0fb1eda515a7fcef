// @chunk converter
import type { OperationName, Operation } from '../generated/operationTypes'
import type { AnyChange, VersionStep } from './change'
import { otherOperations } from './generated/otherOperations'
import { MODEL, type Version } from './generated/shipped'
import { isUnversioned } from './header'
import { isBefore, offers } from './offers'
import { laterSteps } from './steps/later'

type Arguments = Record<string, unknown>

/** Converts between one version of the API and the model, which has the form of one of the versions. */
export interface Converter {
  /** The operation where this version has it; undefined if it has none. */
  operation<K extends OperationName>(operation: Operation<K>): Operation<K> | undefined
  /** A request of the model in this version. @throws {NotOfferedError} */
  writeRequest(name: OperationName, request: Arguments): Arguments
  /** A response of this version in the model. */
  readAnswer(name: OperationName, answer: unknown): unknown
  /** A request of this version in the model. */
  readRequest(name: OperationName, request: Arguments): Arguments
  /** A response of the model in this version. @throws {NotOfferedError} if the region does not show it to its caller */
  writeAnswer(name: OperationName, answer: unknown): unknown
}

interface Options {
  /** The version of the region that takes the version from its caller, which may be a newer one. */
  region?: Version
  /** The version of the model. */
  model?: Version
}

const apply = (convert: ((value: never) => unknown) | undefined, value: unknown) =>
  convert ? (convert as (value: unknown) => unknown)(value) : value

/**
 * The converter for a version, by the steps between it and the model.
 *
 * @param steps the oldest first; those that are not between the two have no effect
 */
export function converterFrom(
  version: Version,
  steps: readonly VersionStep[],
  { region = version, model = MODEL }: Options = {},
): Converter {
  const isOlder = isBefore(version, model)
  const [oldest, newest] = isOlder ? [version, model] : [model, version]
  const between = steps
    .filter(({ since }) => isBefore(oldest, since) && !isBefore(newest, since))
    .map(({ since, changes }) => ({
      isOfRegion: isOlder && !isBefore(region, since),
      changes: changes as Partial<Record<OperationName, AnyChange>>,
    }))
  // From the version to the model, and back.
  const there = isOlder ? between : between.toReversed()
  const back = there.toReversed()
  const toModel = isOlder ? 'up' : 'down'
  const fromModel = isOlder ? 'down' : 'up'
  return {
    operation: (operation) =>
      offers(version, operation) ? { ...operation, ...otherOperations[version][operation.name] } : undefined,
    writeRequest: (name, request) =>
      back.reduce(
        (now, { changes }) => apply(changes[name]?.request?.[fromModel], now) as Arguments,
        request,
      ),
    readAnswer: (name, answer) =>
      there.reduce((now, { changes }) => apply(changes[name]?.answer?.[toModel], now), answer),
    readRequest: (name, request) =>
      there.reduce((now, { changes, isOfRegion }) => {
        const change = changes[name]
        return apply((isOfRegion && change?.misread) || change?.request?.[toModel], now) as Arguments
      }, request),
    writeAnswer: (name, answer) =>
      back.reduce((now, { changes, isOfRegion }) => {
        const change = changes[name]
        if (isOfRegion) apply(change?.refuse, now)
        return apply(change?.answer?.[fromModel], now)
      }, answer),
  }
}

/** Loads the converter for a version: the first steps only for a region that is as old. */
export async function loadConverter(version: Version): Promise<Converter> {
  const first = isUnversioned(version) ? (await import('./steps/first')).firstSteps : []
  return converterFrom(version, [...first, ...laterSteps])
}
