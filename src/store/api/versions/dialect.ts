import type { OperationName } from '../generated/operationTypes'
import type { Operation } from '../wire/operation'
import type { AnyChange, Step, Version } from './change'
import { versions } from './generated/shipped'
import { otherOperations } from './generated/otherOperations'
import { steps } from './steps/all'

type Arguments = Record<string, unknown>

/** The language of one version, as seen from the model. */
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
 * The language of a version: the changes between it and the model.
 *
 * The model is the oldest version, so its requests are converted up to a newer region, and responses down. The names
 * of the members are seen from the model: "down" leads from the model below the wire, "up" leads back to it.
 */
export function dialectOf(version: Version): Dialect {
  // There is a step for each version after the model's, which is the first.
  const fromModel = steps.slice(0, versions.indexOf(version))
  const toModel = fromModel.toReversed()
  const changesOf = (name: OperationName, list: readonly Step[]): readonly AnyChange[] =>
    list.flatMap(({ changes }) => changes[name] ?? [])
  const convert = (
    name: OperationName,
    list: readonly Step[],
    part: 'request' | 'answer',
    way: 'up' | 'down',
    value: unknown,
  ) =>
    changesOf(name, list).reduce(
      (now, change) => (change[part] ? (change[part][way] as (from: unknown) => unknown)(now) : now),
      value,
    )
  return {
    version,
    operation(operation) {
      const moved = changesOf(operation.name, fromModel).reduce<object | undefined>(
        (now, { at }) => (at ? { ...now, ...at } : now),
        undefined,
      )
      const other = otherOperations[version]?.[operation.name]
      if (other === null && !moved) return undefined
      return { ...operation, ...other, ...moved }
    },
    requestDown: (name, request) => convert(name, fromModel, 'request', 'up', request) as Arguments,
    answerUp: (name, answer) => convert(name, toModel, 'answer', 'down', answer),
    requestUp: (name, request) => convert(name, toModel, 'request', 'down', request) as Arguments,
    answerDown: (name, answer) => convert(name, fromModel, 'answer', 'up', answer),
  }
}
