import type { Project } from '#store/api/generated/types'

/** A project and its silo. */
export interface ProjectRow extends Project {
  siloId: string
}
