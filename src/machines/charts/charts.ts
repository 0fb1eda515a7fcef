import type { Chart } from './chart'

const files = import.meta.glob<Chart>(['./*.json', '!./demo.json'], { eager: true, import: 'default' })
// Demos play in builds with the mock region only.
const ofDemos =
  import.meta.env.VITE_MOCK === '1'
    ? import.meta.glob<Chart>('./demo.json', { eager: true, import: 'default' })
    : {}

/** Every machine as a drawing: lifecycles first, then interactions, each by name. */
export const charts: readonly Chart[] = Object.values({ ...files, ...ofDemos }).sort(
  (a, b) => b.kind.localeCompare(a.kind) || a.id.localeCompare(b.id, 'en'),
)
