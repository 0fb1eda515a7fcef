import { MAX_DESCRIPTION, MAX_NAME } from './limits'

/**
 * Why a text cannot be a resource name, or undefined if it can. Checked in the order of the product: length, empty,
 * characters, first, last. Source: project-screens §1.5.
 */
export function nameFault(name: string, label = 'Name'): string | undefined {
  if (name.length > MAX_NAME) return `Must be ${MAX_NAME} characters or fewer`
  if (name.length === 0) return `${label} is required`
  if (!/^[a-z0-9-]+$/.test(name)) return 'Can only contain lower-case letters, numbers, and dashes'
  if (!/^[a-z]/.test(name)) return 'Must start with a lower-case letter'
  if (!/[a-z0-9]$/.test(name)) return 'Must end with a letter or number'
  return undefined
}

/** Why a text cannot be a description, or undefined if it can. */
export const descriptionFault = (text: string): string | undefined =>
  text.length > MAX_DESCRIPTION ? `Must be ${MAX_DESCRIPTION} characters or fewer` : undefined

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a selector is an id rather than a name. Source: backend-behaviour §1.4. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Six hex digits from the browser's own generator. Demos and tests hand in another source. */
const randomSuffix = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A name made of parts, at most 63 characters: each part is shortened to fit, the parts are joined by hyphens, and six
 * random hex digits are added. Source: specification §5.
 */
export function generatedName(parts: readonly string[], suffix: () => string = randomSuffix): string {
  const room = Math.floor((MAX_NAME - 6 - parts.length) / Math.max(parts.length, 1))
  const kept = parts.map((part) => part.slice(0, room).replace(/-+$/, '')).filter((part) => part !== '')
  return [...kept, suffix()].join('-')
}
