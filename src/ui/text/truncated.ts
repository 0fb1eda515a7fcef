/** `text` cut to `max` characters with an ellipsis. */
export function truncated(text: string, max: number, position: 'end' | 'middle' = 'end'): string {
  if (text.length <= max) return text
  if (position === 'end') return `${text.slice(0, max - 2)}…`
  const half = Math.floor((max - 1) / 2)
  return `${text.slice(0, half)}…${text.slice(-half)}`
}

/** The first eight characters of an id: enough to tell those of one region apart. */
export const shortId = (id: string): string => id.slice(0, 8)
