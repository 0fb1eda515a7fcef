import { MAX_PORT } from '../limits'

/**
 * Why a text is neither a port nor a range of ports, or undefined. The control plane rejects port 0 and ports
 * above 65535. Rule: VAL-5.
 */
export function portRangeError(text: string): string | undefined {
  const found = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text.trim())
  if (!found?.[1]) return 'Not a valid port range'
  const first = Number(found[1])
  const last = found[2] === undefined ? first : Number(found[2])
  if (first === 0 || last > MAX_PORT || first > MAX_PORT) return `Ports must be between 1 and ${MAX_PORT}`
  return last < first ? 'The upper port must not be below the lower one' : undefined
}
