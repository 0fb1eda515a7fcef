import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import type { Description } from './shapes'

type Arguments = Record<string, unknown>

/** Converts between the version of a caller and the model, whose operations the handlers have. */
export interface CallerConverter {
  description: Description
  /** A request of this version in the model. @throws an ApiError if the model cannot express it */
  readRequest(name: OperationName, request: Arguments): Arguments
  /** A response of the model in this version. @throws an ApiError if this version cannot show it */
  writeAnswer(name: OperationName, answer: unknown): unknown
}

/** An operation as the version of its caller has it. */
export interface VersionedOperation {
  /** The operation as the model has it. */
  model: Operation<OperationName>
  /** The operation as the caller's version has it. */
  operation: Operation<OperationName>
  converter: CallerConverter
}
