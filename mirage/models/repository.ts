import type { Repository } from '#model/olderFacts'

/** A repository. */
export interface RepositoryRow extends Repository {
  /** Its version. */
  id: string
}
