import type { SiloSubnetPool } from '#store/api/generated/types'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'
import { poolVersion } from '#features/shared/pools/poolKinds'

const { systemSubnetPoolSiloUpdate, systemSubnetPoolSiloUnlink } = systemSubnetPoolsApi.endpoints

/** A subnet pool linked to a silo. */
interface LinkedPool {
  silo: string
  pool: SiloSubnetPool
  /** The name of the silo's default pool of the same IP version, if it has one. */
  defaultPool: string | undefined
}

const subject = ({ pool }: LinkedPool) => ({
  kind: 'siloSubnetPool' as const,
  id: pool.id,
  name: pool.name,
})
const update = ({ silo, pool }: LinkedPool, isDefault: boolean) => ({
  pool: pool.id,
  silo,
  body: { isDefault },
})

const withoutDefault = ({ pool }: LinkedPool) =>
  `Without a default, every new ${poolVersion(pool.ipVersion)} subnet in the silo has to name its pool.`

/** Makes a pool the default of a silo for its IP version. The earlier default stays linked. */
export const makeDefaultSubnetPool = defineCommand<LinkedPool>()({
  name: 'siloSubnetPool.makeDefault',
  label: 'Make default',
  many: { not: 'Only one pool of an IP version is the default' },
  endpoint: systemSubnetPoolSiloUpdate,
  needs: fleetAdmin,
  toArgs: (link) => update(link, true),
  subject,
  confirm({ silo, pool, defaultPool }) {
    const version = poolVersion(pool.ipVersion)
    const from = `New ${version} subnets come from ${pool.name} when no pool is named.`
    return {
      title: phrase`Make ${pool.name} the default ${version} subnet pool of ${silo}?`,
      body: defaultPool
        ? `It replaces ${defaultPool}, which stays linked. ${from} Subnets that exist stay as they are.`
        : from,
      tone: 'primary',
    }
  },
  end: ({ silo, pool }) =>
    `Subnet pool ${pool.name} is the ${poolVersion(pool.ipVersion)} default of ${silo}`,
  errorMessage: ({ pool }) => `Could not make ${pool.name} the default`,
})

/** Leaves a silo without a default pool of an IP version. */
export const clearDefaultSubnetPool = defineCommand<LinkedPool>()({
  name: 'siloSubnetPool.clearDefault',
  label: 'Clear default',
  many: 'repeatable',
  endpoint: systemSubnetPoolSiloUpdate,
  needs: fleetAdmin,
  toArgs: (link) => update(link, false),
  subject,
  confirm: (link) => ({
    title: phrase`Clear default of ${link.silo}?`,
    body: `The subnet pool ${link.pool.name} stays linked. ${withoutDefault(link)}`,
    tone: 'danger',
  }),
  end: ({ silo, pool }) => `${silo} has no default ${poolVersion(pool.ipVersion)} subnet pool`,
  errorMessage: ({ pool }) => `Could not clear the default ${pool.name}`,
})

/** Unlinks a pool from a silo. The server refuses while external subnets there are from it. */
export const unlinkSubnetPool = defineCommand<LinkedPool>()({
  name: 'siloSubnetPool.unlink',
  label: 'Unlink',
  many: 'repeatable',
  endpoint: systemSubnetPoolSiloUnlink,
  needs: fleetAdmin,
  toArgs: ({ silo, pool }) => ({ pool: pool.id, silo }),
  subject,
  confirm: (link) => ({
    title: phrase`Unlink ${link.pool.name} from ${link.silo}?`,
    body: [
      'The silo gets no more external subnets from this pool. This is refused while one of its subnets is from it.',
      ...(link.pool.isDefault ? [withoutDefault(link)] : []),
    ].join(' '),
    tone: 'danger',
  }),
  end: ({ silo, pool }) => `Subnet pool ${pool.name} unlinked from ${silo}`,
  errorMessage: ({ pool }) => `Could not unlink ${pool.name}`,
})
