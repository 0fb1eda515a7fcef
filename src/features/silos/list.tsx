import { useCallback } from 'react'
import type { Silo } from '#store/api/generated/types'
import { silosApi } from '#store/api/resources/silos'
import { fleetCollaborator } from '#store/model/needs'
import { Badge } from '#ui/feedback/Badge'
import { loadPage } from '#features/kit/routing/load'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useMe } from '#features/kit/roles/useMe'
import { deleteSilo } from './commands'
import { identityModeLabel } from './labels'
import { silos } from './noun'

/** Columns of the silos. */
const siloColumns = columnsOf<Silo>()(silos, {
  Name: nameColumn(({ name }) => silos.to.page({ silo: name })),
  Description: { ...descriptionColumn, hideBelow: 'narrow' },
  Discoverable: {
    id: 'discoverable',
    tip: 'A silo that is not discoverable works, but is missing from lists.',
    hideBelow: 'medium',
    cell: ({ discoverable }) => (discoverable ? 'Yes' : 'No'),
  },
  'Identity mode': {
    id: 'identityMode',
    cell: ({ identityMode }) => <Badge>{identityModeLabel(identityMode)}</Badge>,
    sortValue: ({ identityMode }) => identityModeLabel(identityMode),
  },
  Created: { ...createdColumn, hideBelow: 'narrow' },
})

const { siloList } = silosApi.endpoints

export const loader = loadPage(siloList, () => ({}))

const facets = [
  wordFacet<Silo>('mode', 'Identity mode', ({ identityMode }) => identityMode, identityModeLabel),
]

/** The silos of the region; the create panel opens over them. */
export function SilosPage() {
  const { me } = useMe()
  const list = useResourceList({
    ...described,
    nouns: [silos.one, silos.many],
    endpoint: siloList,
    args: {},
    columns: siloColumns,
    facets,
  })
  const commandItems = useCommandItems()
  const own = me?.siloId
  const menu = useCallback(
    (silo: Silo) => [copyId(silo.id), ...commandItems([deleteSilo], { silo, isOwn: silo.id === own })],
    [commandItems, own],
  )
  return (
    <List
      frame="page"
      title={silos.title}
      context="The tenants of the region that are discoverable."
      list={list}
      menu={menu}
      create={{ label: 'Create silo', to: silos.to.create(), needs: fleetCollaborator }}
      goTo={{ group: 'Go to silo', to: ({ name }) => silos.to.page({ silo: name }) }}
      empty={{
        title: 'No silos',
        body: 'A silo is a tenant of the region, with users, projects and quotas of its own.',
      }}
    />
  )
}
