// What a new connection repeats of what the last one has sent. The region sends its latest bytes again, without saying
// which: they go on from the past where its end is their beginning.

const decoder = new TextDecoder('latin1')

/** Bytes as a text of one letter each, which can be searched. */
export const latin1 = (bytes: Uint8Array): string => decoder.decode(bytes)

/** So many equal bytes are no chance. */
const SURE = 256

/**
 * How many of the bytes heard so far are known.
 *
 * @param heard the bytes of the new connection
 * @param past the bytes before it, the end of which it repeats
 * @returns `repeats` while all are known and more may follow; 0 if it does not go on from the past
 */
export function knownOf(heard: string, past: string): number | 'repeats' {
  const first = heard === '' ? -1 : past.indexOf(heard)
  if (first >= 0) return first + heard.length < past.length ? 'repeats' : heard.length
  const least = Math.max(1, Math.min(past.length, SURE))
  for (let known = Math.min(heard.length, past.length); known >= least; known--)
    if (past.endsWith(heard.slice(0, known))) return known
  return 0
}
