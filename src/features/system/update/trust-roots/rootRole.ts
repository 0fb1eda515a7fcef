import { counted } from '#ui/format/counted'
import { isRecord } from '#model/isRecord'
// Reads the root role of a trust root: a signed JSON document, which the region returns verbatim.

/** The keys that may sign for a role, and how many of them are required. */
interface RoleFacts {
  name: string
  threshold: number
  keys: number
}

/** The facts of a root role, as far as the document has the usual form. */
export interface RootFacts {
  version?: number
  specVersion?: string
  /** In ISO 8601. */
  expires?: string
  roles: readonly RoleFacts[]
  /** The ids of the keys that signed it. */
  signedBy: readonly string[]
}

const fieldsOf = (value: unknown) => (isRecord(value) ? value : undefined)

function roleFacts([name, value]: [string, unknown]): RoleFacts[] {
  const { keyids, threshold } = fieldsOf(value) ?? {}
  return Array.isArray(keyids) && typeof threshold === 'number'
    ? [{ name, threshold, keys: keyids.length }]
    : []
}

/** Reads a root role. Malformed parts are left out. */
export function readRoot(root: unknown): RootFacts {
  const { signed, signatures } = fieldsOf(root) ?? {}
  const { version, spec_version: specVersion, expires, roles } = fieldsOf(signed) ?? {}
  return {
    ...(typeof version === 'number' && { version }),
    ...(typeof specVersion === 'string' && { specVersion }),
    ...(typeof expires === 'string' && !Number.isNaN(Date.parse(expires)) && { expires }),
    roles: Object.entries(fieldsOf(roles) ?? {}).flatMap(roleFacts),
    signedBy: (Array.isArray(signatures) ? signatures : []).flatMap((signature: unknown) => {
      const keyid = fieldsOf(signature)?.['keyid']
      return typeof keyid === 'string' ? [keyid] : []
    }),
  }
}

/** A text as JSON; undefined for other texts. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Why a text is not a valid trust root, or undefined. Rule: OPS-18. */
export function rootError(text: string): string | undefined {
  const value = parsed(text)
  if (value === undefined) return 'This is not JSON'
  const fields = fieldsOf(value)
  const signed = fieldsOf(fields?.['signed'])
  if (!signed) return 'It has no part “signed”: this is not a signed root role'
  const signatures = fields?.['signatures']
  if (!Array.isArray(signatures)) return 'It has no list “signatures”'
  if (signatures.length === 0) return 'The root role is not signed: “signatures” is empty'
  const type = signed['_type']
  if (typeof type === 'string' && type !== 'root')
    return `This is the role ${type}; a trust root is the role root`
  return undefined
}

/** "1 of 3 keys": the required signatures of a role. */
export const thresholdText = ({ threshold, keys }: RoleFacts): string =>
  `${threshold} of ${counted(keys, 'key')}`
