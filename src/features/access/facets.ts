import type { AccessRow, HolderType } from '#store/model/roles'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { roleText, typeLabels } from './labels'

/** The facets of the access list. */
export const accessFacets: readonly Facet<AccessRow>[] = [
  wordFacet(
    'type',
    'Type',
    ({ type }) => type,
    (type) => typeLabels[type as HolderType] ?? type,
  ),
  wordFacet(
    'role',
    'Role',
    ({ roles }) => roles.map(roleText),
    (role) => role,
  ),
]
