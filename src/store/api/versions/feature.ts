import type { OperationName } from '../generated/operationTypes'
import type { Version } from './change'

/** A part of the API that not every version has, in the words of the console. */
export interface Feature {
  name: string
  /** The first version that has it; absent if the first version has it. */
  since?: Version
  /** The first version that no longer has it. */
  until?: Version
  /** Whether the console has a place for it. */
  isInConsole: boolean
  /** The operations that pages of the console need for it. */
  operations?: readonly OperationName[]
  /** The substitute in regions without it, as a sentence. */
  instead?: string
}
