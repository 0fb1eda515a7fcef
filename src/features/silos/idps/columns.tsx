import { morePaths } from '#src/morePaths'
import type { IdentityProvider } from '#store/api/generated/types'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'

/** Columns of the identity providers of a silo. */
export const idpColumns = (silo: string): readonly Column<IdentityProvider>[] => [
  nameColumn(({ name }) => morePaths.idp({ silo, provider: name }), 'panel'),
  { ...descriptionColumn, hideBelow: 'narrow' },
  { id: 'type', header: 'Type', cell: ({ providerType }) => <Badge>{providerType.toUpperCase()}</Badge> },
  { ...createdColumn, hideBelow: 'narrow' },
]
