/** One fact of a link. */
export interface LinkFact {
  label: string
  value: string
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentence = (key: string) => {
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '—'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const allFacts = (part: unknown): LinkFact[] =>
  isRecord(part)
    ? Object.entries(part).flatMap(([key, value]) =>
        isRecord(value) ? allFacts(value) : [{ label: sentence(key), value: textOf(value) }],
      )
    : []

/** All fields of a link status: the API does not define its shape. Rule: OPS-3. */
export const linkFacts = (status: unknown): LinkFact[] =>
  allFacts(status).filter(({ value }) => value !== '—')
