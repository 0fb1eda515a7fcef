import type { IdentityType } from '../../store/api/generated/types'
import type { AccessRow } from '../../store/model/roles'
import { wordFacet } from '../shared/list/facets'
import type { Facet } from '../shared/list/filter'
import { roleText, typeLabels } from './words'

/** What a list of who has access is narrowed by. */
export const accessFacets: readonly Facet<AccessRow>[] = [
  wordFacet(
    'type',
    'Type',
    ({ type }) => type,
    (type) => typeLabels[type as IdentityType] ?? type,
  ),
  wordFacet(
    'role',
    'Role',
    ({ roles }) => roles.map(roleText),
    (role) => role,
  ),
]
