import type { Lifecycle } from '../../machines/lifecycle/ask'

/** A resource as an answer shows it. */
export interface Sighting {
  kind: string
  id: string
  state: string
}

/** Whoever knows the law of a kind enters it here when it is loaded; an answer about anything else is not observed. */
const laws = new Map<string, Lifecycle>()
export const observeBy = (kind: string, lifecycle: Lifecycle) => void laws.set(kind, lifecycle)
export const lawOf = (kind: string) => laws.get(kind)

function sighting(value: object): Sighting | undefined {
  const record = value as { id?: unknown; runState?: unknown; state?: unknown; diskId?: unknown }
  if (typeof record.id !== 'string') return undefined
  if (typeof record.runState === 'string') return { kind: 'instance', id: record.id, state: record.runState }
  if (typeof record.state === 'string' && 'diskId' in record)
    return { kind: 'snapshot', id: record.id, state: record.state }
  const nested = record.state
  if (
    typeof nested === 'object' &&
    nested !== null &&
    'state' in nested &&
    typeof nested.state === 'string'
  ) {
    return { kind: 'disk', id: record.id, state: nested.state }
  }
  return undefined
}

/** The resources with a lifecycle in an answer: one record, or a page of them. */
export function sightings(answer: unknown): Sighting[] {
  if (typeof answer !== 'object' || answer === null) return []
  const items = 'items' in answer && Array.isArray(answer.items) ? (answer.items as unknown[]) : [answer]
  return items.flatMap((item) => {
    const seen = typeof item === 'object' && item !== null ? sighting(item) : undefined
    return seen ? [seen] : []
  })
}
