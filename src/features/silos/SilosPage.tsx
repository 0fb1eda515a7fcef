import { useCallback } from 'react'
import { paths } from '#src/paths'
import type { Silo } from '#store/api/generated/types'
import { silosApi } from '#store/api/resources/silos'
import { fleetCollaborator } from '#store/model/needs'
import { described } from '#features/shared/list/described'
import { wordFacet } from '#features/shared/list/facets'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useMe } from '#features/shared/useMe'
import { siloColumns } from './columns'
import { deleteSilo } from './commands'
import { identityModes } from './labels'

const facets = [
  wordFacet<Silo>(
    'mode',
    'Identity mode',
    ({ identityMode }) => identityMode,
    (mode) => Object.entries(identityModes).find(([key]) => key === mode)?.[1].label ?? mode,
  ),
]

/** The silos of the region; the create panel opens over them. */
export function SilosPage() {
  const { me } = useMe()
  const list = useResourceList({
    ...described,
    nouns: ['silo', 'silos'],
    endpoint: silosApi.endpoints.siloList,
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
      title="Silos"
      context="The tenants of the region. A silo that is not discoverable is not listed: open it by its address."
      list={list}
      menu={menu}
      create={{ label: 'Create silo', to: paths.silosNew(), needs: fleetCollaborator }}
      goTo={{ group: 'Go to silo', to: ({ name }) => paths.silo(name) }}
      empty={{
        title: 'No silos',
        body: 'A silo is a tenant of the region, with users, projects and quotas of its own.',
      }}
    />
  )
}
