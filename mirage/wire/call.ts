import type { VersionedOperation } from './versionedOperation'

/** A call as it comes off the wire, over any transport. */
export interface WireCall {
  url: string
  /** Path parameters, decoded. */
  params: Record<string, string>
  headers: Headers
  bytes: Uint8Array
  /** Its operation as the version of its caller has it. */
  versioned: VersionedOperation
}

/** The answer to a call. */
export interface WireAnswer {
  status: number
  headers: Record<string, string>
  /** JSON as a value, or bytes. */
  body: unknown
}
