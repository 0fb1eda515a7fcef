import { MAX_PORT } from '../limits'

// Ports, and ranges of ports or of ICMP codes, as text: `80`, `8000-8080`.

/** Replaces dashes of any length, and the spaces around them, by a hyphen, since copied text often contains them. */
export const withHyphens = (text: string): string => text.replace(/\s*[-‐‑‒–—−]+\s*/g, '-')

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')

/** The canonical form of a number or a range: `80` for `00080` and `80-80`. Equal for equal ranges. */
export function numberRangeOf(text: string): string {
  const [first = '', last = first] = withHyphens(text.trim()).split('-').map(withoutZeros)
  return first === last ? first : `${first}-${last}`
}

/**
 * Why a text is neither a port nor a range of ports, or undefined. The control plane rejects port 0 and ports
 * above 65535. Rule: VAL-5.
 */
export function portRangeError(text: string): string | undefined {
  const found = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(withHyphens(text.trim()))
  if (!found?.[1]) return 'Not a valid port range'
  const first = Number(found[1])
  const last = found[2] === undefined ? first : Number(found[2])
  if (first === 0 || last > MAX_PORT || first > MAX_PORT) return `Ports must be between 1 and ${MAX_PORT}`
  return last < first ? 'The upper port must not be below the lower one' : undefined
}
