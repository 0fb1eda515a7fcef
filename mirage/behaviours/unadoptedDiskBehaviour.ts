import type { Behaviour } from './behaviour'

/** How long it takes until the region adopts a disk that it finds in a sled. Rules: OPS-24, MOCK-1. */
export const unadoptedDiskBehaviour: Behaviour = {
  adoption_requested: { afterMs: 10_000, report: 'report.gone' },
}
