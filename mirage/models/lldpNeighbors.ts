import type { LldpNeighbor } from '#store/api/generated/types'

/** The neighbours that a port of a switch hears. */
export interface LldpNeighborsRow {
  /** `rack/switch/port`. */
  id: string
  neighbors: readonly LldpNeighbor[]
}
