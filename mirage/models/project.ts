import type { Project } from '../../src/store/api/generated/types'

/** A project, and the silo it is in. */
export interface ProjectRow extends Project {
  siloId: string
}
