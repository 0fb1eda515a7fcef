import type { OperationName } from '#store/api/generated/operationTypes'
import type { Operation } from '#store/api/wire/operation'
import type { Description } from './shapes'

type Arguments = Record<string, unknown>

/** The language of a caller: a version of the API, as seen from the model, whose operations the handlers have. */
export interface Language {
  description: Description
  /** A request of this version in the model. @throws an ApiError if the model cannot express it */
  requestUp(name: OperationName, request: Arguments): Arguments
  /** A response of the model in this version. @throws an ApiError if this version cannot show it */
  answerDown(name: OperationName, answer: unknown): unknown
}

/** A call of an operation in the language of its caller. */
export interface Spoken {
  /** The operation as the model has it. */
  model: Operation<OperationName>
  /** The operation as the caller's version has it. */
  operation: Operation<OperationName>
  language: Language
}
