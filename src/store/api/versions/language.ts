// @chunk dialect
import type { OperationName } from '../generated/operationTypes'
import type { Operation } from '../wire/operation'
import type { AnyChange, Step, Version } from './change'
import { otherOperations } from './generated/otherOperations'
import { isUnversioned } from './header'
import { isBefore, offers } from './offers'
import { laterSteps } from './steps/later'

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
  /** A response of the model in this version. @throws {NotOffered} if this version cannot show it */
  answerDown(name: OperationName, answer: unknown): unknown
}

/**
 * The language of a version.
 *
 * @param steps those after the version, the oldest first; others have no effect
 */
export function dialectFrom(version: Version, steps: readonly Step[]): Dialect {
  const later = steps.filter(({ since }) => isBefore(version, since))
  const newestFirst = later.toReversed()
  const convert = (name: OperationName, part: 'request' | 'answer', way: 'up' | 'down', value: unknown) =>
    (way === 'up' ? later : newestFirst).reduce((now, { changes }) => {
      const conversion = (changes[name] as AnyChange | undefined)?.[part]
      return conversion ? (conversion[way] as (from: unknown) => unknown)(now) : now
    }, value)
  return {
    version,
    operation: (operation) =>
      offers(version, operation) ? { ...operation, ...otherOperations[version][operation.name] } : undefined,
    requestDown: (name, request) => convert(name, 'request', 'down', request) as Arguments,
    answerUp: (name, answer) => convert(name, 'answer', 'up', answer),
    requestUp: (name, request) => convert(name, 'request', 'up', request) as Arguments,
    answerDown: (name, answer) => convert(name, 'answer', 'down', answer),
  }
}

/** Loads the language of a version: the first steps only for a region that is as old. */
export async function loadDialect(version: Version): Promise<Dialect> {
  const first = isUnversioned(version) ? (await import('./steps/first')).firstSteps : []
  return dialectFrom(version, [...first, ...laterSteps])
}
