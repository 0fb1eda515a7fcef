import type { SshKey } from '#store/api/generated/types'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { keyFacts } from './keyType'

/** The filters of the list of keys. */
export const sshKeyFacets: readonly Facet<SshKey>[] = [
  wordFacet(
    'type',
    'Type',
    (key) => keyFacts(key).type,
    (type) => type,
  ),
]
