import type { WireAnswer } from './call'
import type { VersionedOperation } from './versionedOperation'

/** The operation of a call, its path parameters, and further headers of its answer. */
interface Found {
  versioned: VersionedOperation
  params: Record<string, string>
  headers: Readonly<Record<string, string>>
}

/**
 * Finds the operation of a call, by the version of the API in which its caller speaks.
 *
 * @returns the operation, or the answer to a call that has none
 */
export type Router = (call: {
  method: string
  path: string
  headers: Headers
}) => Promise<Found | { refusal: WireAnswer }>
