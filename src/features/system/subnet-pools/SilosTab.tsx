import { useCallback } from 'react'
import type { SiloSubnetPool } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { ALL_LIMIT } from '#model/paging'
import { useCommandItems } from '#features/kit/commands/useCommandItems'
import { load, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { defaultSubnetPoolOf } from '#features/shared/pools/defaultOf'
import { LinkedSilos, loadSiloNames, type SiloLink } from '#features/shared/pools/LinkedSilos'
import { linkSubnetPool } from '#features/shared/pools/linkPool'
import { poolVersion } from '#features/shared/pools/poolKinds'
import { silos } from '#features/system/silos/noun'
import {
  clearDefaultSubnetPool,
  makeDefaultSubnetPool,
  unlinkSubnetPool,
} from '#features/system/silos/subnet-pools/commands'
import { subnetPools } from './noun'

const { siloSubnetPoolList, systemSubnetPoolSiloList, systemSubnetPoolView } = systemSubnetPoolsApi.endpoints

/** The links of a pool, with the names of the silos. */
export const loader = loadAll(
  load(systemSubnetPoolSiloList, ({ subnetPool }: At<'subnetPool'>) => ({
    pool: subnetPool,
    limit: ALL_LIMIT,
  })),
  loadSiloNames,
)

const poolPage = (subnetPool: string) => subnetPools.to.page({ subnetPool })
const siloPools = (silo: string) => subnetPools.to.ofSilo({ silo })
const siloPage = (silo: string) => silos.to.page({ silo })

/** The silos whose projects may take subnets from a pool. */
export function SilosTab() {
  const { subnetPool: name } = useParam('subnetPool')
  const { data: pool } = systemSubnetPoolView.useQuery({ pool: name })
  const links = systemSubnetPoolSiloList.useQuery({ pool: name, limit: ALL_LIMIT })
  const commandItems = useCommandItems()
  const menuOf = useCallback(
    ({ silo, isDefault, defaultPool }: SiloLink) =>
      pool
        ? commandItems([isDefault ? clearDefaultSubnetPool : makeDefaultSubnetPool, unlinkSubnetPool], {
            silo,
            pool: { ...pool, isDefault },
            defaultPool,
          })
        : [],
    [commandItems, pool],
  )
  const defaultIn = useCallback(
    (pools: readonly SiloSubnetPool[]) => pool && defaultSubnetPoolOf(pools, pool.ipVersion),
    [pool],
  )
  const version = pool ? poolVersion(pool.ipVersion) : ''
  return (
    <LinkedSilos
      pool={{
        name,
        ofSilo: siloSubnetPoolList,
        defaultIn,
        words: {
          taken: 'external subnets',
          taking: `New ${version} subnets`,
          default: `default ${version} subnet pool`,
        },
      }}
      links={links}
      link={linkSubnetPool}
      menuOf={menuOf}
      poolPage={poolPage}
      siloPools={siloPools}
      goTo={siloPage}
      tip="Subnets come from the default pool of the silo, which has one of each IP version, when no pool is named."
    />
  )
}
