import { MAX_NAME } from './limits'

/** Six random hex digits. Tests pass another source. */
const randomSuffix = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(3)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A name from parts, at most 63 characters: each part is shortened to fit, the parts are joined by hyphens, and
 * six random hex digits are added. Rule: VAL-12.
 */
export function generatedName(parts: readonly string[], suffix: () => string = randomSuffix): string {
  const room = Math.floor((MAX_NAME - 6 - parts.length) / Math.max(parts.length, 1))
  const kept = parts.map((part) => part.slice(0, room).replace(/-+$/, '')).filter((part) => part !== '')
  return [...kept, suffix()].join('-')
}
