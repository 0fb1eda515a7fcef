import type { Chart } from '../model/chart'

const files = import.meta.glob<Chart>('./*.json', { eager: true, import: 'default' })

/** Every machine as a drawing: lifecycles first, then interactions, each by name. */
export const charts: readonly Chart[] = Object.values(files).sort(
  (a, b) => b.kind.localeCompare(a.kind) || a.id.localeCompare(b.id, 'en'),
)
