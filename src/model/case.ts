import { dataMapKeys, opaqueKeys } from '#store/api/generated/dataMaps'

// The wire uses snake_case, the console camelCase. Keys that are data (such as a map keyed by role, or a signed document)
// are not converted: that would change the data.

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase())
const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)

function convert(value: unknown, rename: (key: string) => string, keysAreData: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename, false))
  if (value instanceof Date) return value.toISOString()
  if (!isPlain(value)) return value
  const out: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue
    const name = keysAreData ? key : rename(key)
    const own = rename === camel ? name : key
    const isMap = !keysAreData && dataMapKeys.has(own)
    out[name] = !keysAreData && opaqueKeys.has(own) ? item : convert(item, rename, isMap)
  }
  return out
}

/** A body for the wire: snake_case keys, dates as ISO text, undefined dropped, explicit nulls kept. */
export const toWire = (value: unknown): unknown => convert(value, snake, false)

/** A response for the console: camelCase keys; dates stay ISO text (see `dateOf`). */
export const fromWire = (value: unknown): unknown => convert(value, camel, false)

/** A camelCase name in wire case: `pageToken` → `page_token`. */
export const wireName = snake

/** A wire name in camelCase: `page_token` → `pageToken`. */
export const consoleName = camel

/**
 * The words of a name of the API (a state, a kind, a role, a unit): `importing_from_url` is "importing from URL". BFD has
 * names that only its specification explains.
 */
export const wireWords = (name: string): string =>
  name === 'init'
    ? 'starting'
    : name === 'admin_down'
      ? 'disabled by peer'
      : name.replaceAll('_', ' ').replace(/\burl\b/, 'URL')

const INITIALISM = /\b(bfd|bgp|id|idp|ip|saml|scim|ssh|tls|vpc)(?=s?\b)/g

/** Words with their initialisms in capitals, in the plural too: `floating ips` is "floating IPs". */
export const withInitialisms = (words: string): string =>
  words.replace(INITIALISM, (word) => word.toUpperCase())

/** A text with a capital first letter: `import ready` is "Import ready". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text without a capital first letter, to go on with a sentence: `Stops it` is "stops it". */
export const withoutCapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
