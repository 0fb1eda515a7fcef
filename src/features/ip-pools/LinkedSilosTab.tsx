import { Suspense, useCallback, useMemo, useState } from 'react'
import { silos } from '#features/silos/noun'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { fleetAdmin } from '#store/model/needs'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { clearDefault, makeDefault, unlinkPool } from '#features/silos/pools/commands'
import { linkedSiloColumns, useDefaultPools, type LinkedSilo } from './linkedSilos'
import { lazyPart } from '#ui/lazyPart'

const LinkSiloDialog = lazyPart(async () => (await import('./LinkSiloDialog')).LinkSiloDialog)

const none: readonly LinkedSilo[] = []
const rowKey = ({ id }: LinkedSilo) => id
const nameOf = ({ id, name }: LinkedSilo) => name ?? id
const textOf = ({ id, name = '' }: LinkedSilo) => [name, { id }]

/** The silos that may take addresses from a pool. */
export function LinkedSilosTab() {
  const { pool: poolName } = useParam('pool')
  const { data: pool } = ipPoolsApi.endpoints.ipPoolView.useQuery({ pool: poolName })
  const links = siloPoolsApi.endpoints.ipPoolSiloList.useQuery({ pool: poolName, limit: ALL_LIMIT })
  const inRegion = silosApi.endpoints.siloList.useQuery({ limit: ALL_LIMIT })
  const rows = useMemo(() => {
    // Without the names, the ids stand for them.
    if (!links.data || (!inRegion.data && !inRegion.error)) return undefined
    const names = new Map(inRegion.data?.items.map(({ id, name }) => [id, name]))
    // The server orders them by the id of the silo.
    return links.data.items
      .map(({ siloId, isDefault }) => ({ id: siloId, name: names.get(siloId), isDefault }))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  }, [links.data, inRegion.data, inRegion.error])
  const list = useWholeList({
    nouns: ['linked silo', 'linked silos'],
    rows,
    queries: [links, { ...inRegion, failed: 'Could not load the names of silos' }],
    columns: linkedSiloColumns,
    base: 'name',
    rowKey,
    nameOf,
    textOf,
  })
  const defaults = useDefaultPools(list.rows)
  const [isLinking, setLinking] = useState(false)
  const commandItems = useCommandItems()
  const menu = useCallback(
    ({ id, name = id, isDefault }: LinkedSilo) => [
      copyId(id, 'Copy silo ID'),
      ...(pool
        ? commandItems([isDefault ? clearDefault : makeDefault, unlinkPool], {
            silo: name,
            pool: { ...pool, isDefault },
            defaultPool: defaults[id],
          })
        : []),
    ],
    [commandItems, pool, defaults],
  )
  return (
    <List
      frame="tab"
      title="Linked silos"
      list={list}
      menu={menu}
      create={{ label: 'Link silo', run: useCallback(() => setLinking(true), []), needs: fleetAdmin }}
      goTo={{ group: 'Go to silo', to: (row) => silos.to.pools({ silo: nameOf(row) }) }}
      empty={{
        title: 'No linked silos',
        body: 'Link a silo, so that its projects can take addresses from the pool.',
      }}
    >
      {isLinking && (
        <Suspense>
          <LinkSiloDialog pool={poolName} linked={rows ?? none} onDismiss={() => setLinking(false)} />
        </Suspense>
      )}
    </List>
  )
}
