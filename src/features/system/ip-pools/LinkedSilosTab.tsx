import { useCallback } from 'react'
import type { SiloIpPool } from '#store/api/generated/types'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { ALL_LIMIT } from '#model/paging'
import { useCommandItems } from '#features/kit/commands/useCommandItems'
import { load, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { useDefaultOf } from '#features/shared/pools/defaultOf'
import { LinkedSilos, loadSiloNames, type SiloLink } from '#features/shared/pools/LinkedSilos'
import { linkPool } from '#features/shared/pools/linkPool'
import { silos } from '#features/system/silos/noun'
import { clearDefault, makeDefault, unlinkPool } from '#features/system/silos/pools/commands'
import { ipPools } from './noun'

const { siloIpPoolList, systemIpPoolSiloList } = siloPoolsApi.endpoints

/** The links of a pool, with the names of the silos. */
export const loader = loadAll(
  load(systemIpPoolSiloList, ({ pool }: At<'pool'>) => ({ pool, limit: ALL_LIMIT })),
  loadSiloNames,
)

const poolPage = (pool: string) => ipPools.to.page({ pool })
const siloPools = (silo: string) => silos.to.pools({ silo })
const words = { taken: 'addresses', taking: 'New addresses', default: 'default pool' }
const ofServices = {
  reason: 'The services of the region use this pool: assign it to silos first',
  empty: 'The services of the region take the addresses of the pool.',
}

/** The silos that may use a pool's addresses. */
export function LinkedSilosTab() {
  const { pool: name } = useParam('pool')
  const { data: pool } = ipPoolsApi.endpoints.systemIpPoolView.useQuery({ pool: name })
  const defaultOf = useDefaultOf()
  const commandItems = useCommandItems()
  const menuOf = useCallback(
    ({ silo, isDefault, defaultPool }: SiloLink) =>
      pool
        ? commandItems([isDefault ? clearDefault : makeDefault, unlinkPool], {
            silo,
            pool: { ...pool, isDefault },
            defaultPool,
          })
        : [],
    [commandItems, pool],
  )
  return (
    <LinkedSilos
      pool={{
        name,
        ofSilo: siloIpPoolList,
        defaultIn: useCallback((pools: readonly SiloIpPool[]) => defaultOf(pools, pool), [defaultOf, pool]),
        words,
      }}
      links={systemIpPoolSiloList.useQuery({ pool: name, limit: ALL_LIMIT })}
      link={linkPool}
      menuOf={menuOf}
      poolPage={poolPage}
      siloPools={siloPools}
      goTo={siloPools}
      tip="Addresses come from the default pool of the silo when no pool is named."
      whyNot={pool?.assignment === 'system_services' ? ofServices : undefined}
    />
  )
}
