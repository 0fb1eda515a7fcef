/** `text` cut to `max` characters with an ellipsis. */
export function truncated(text: string, max: number, position: 'end' | 'middle' = 'end'): string {
  if (text.length <= max) return text
  if (position === 'end') return `${text.slice(0, max - 2)}…`
  const half = Math.floor((max - 1) / 2)
  return `${text.slice(0, half)}…${text.slice(-half)}`
}

/** An id shortened for a title or a breadcrumb. */
export const shortId = (id: string): string => truncated(id, 11, 'middle')
