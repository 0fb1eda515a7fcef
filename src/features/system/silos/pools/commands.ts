import type { SiloIpPool } from '#store/api/generated/types'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'

const { systemIpPoolSiloUpdate, systemIpPoolSiloUnlink } = siloPoolsApi.endpoints

/** A pool linked to a silo. */
export interface SiloPool {
  silo: string
  pool: SiloIpPool
  /** The name of the silo's default pool, if it has one. */
  defaultPool: string | undefined
}

const subject = ({ pool }: SiloPool) => ({ kind: 'siloPool' as const, id: pool.id, name: pool.name })
const update = ({ silo, pool }: SiloPool, isDefault: boolean) => ({
  pool: pool.id,
  silo,
  body: { isDefault },
})

/**
 * The warning that a silo has no default pool. Every new instance gets a SNAT slot from it; without it, the region
 * answers 404 "not found: default IP pool for current silo".
 */
export const WITHOUT_DEFAULT =
  'Without a default pool, the silo cannot create instances, and every new address has to name its pool.'

/** Makes a pool the default of a silo. The earlier default stays linked. */
export const makeDefault = defineCommand<SiloPool>()({
  name: 'siloPool.makeDefault',
  label: 'Make default',
  many: { not: 'Only one pool of a kind is the default' },
  endpoint: systemIpPoolSiloUpdate,
  needs: fleetAdmin,
  toArgs: (link) => update(link, true),
  subject,
  confirm: ({ silo, pool, defaultPool }) => ({
    title: phrase`Make ${pool.name} the default pool of ${silo}?`,
    body: defaultPool
      ? `It replaces ${defaultPool}, which stays linked. New addresses come from ${pool.name} when no pool is named. Addresses in use stay as they are.`
      : `New addresses come from ${pool.name} when no pool is named.`,
    tone: 'primary',
  }),
  end: ({ silo, pool }) => `IP pool ${pool.name} is the default of ${silo}`,
  errorMessage: ({ pool }) => `Could not make ${pool.name} the default`,
})

/** Leaves a silo without a default pool. */
export const clearDefault = defineCommand<SiloPool>()({
  name: 'siloPool.clearDefault',
  label: 'Clear default',
  many: 'repeatable',
  endpoint: systemIpPoolSiloUpdate,
  needs: fleetAdmin,
  toArgs: (link) => update(link, false),
  subject,
  confirm: ({ silo, pool }) => ({
    title: phrase`Clear default of ${silo}?`,
    body: `The pool ${pool.name} stays linked. ${WITHOUT_DEFAULT}`,
    tone: 'danger',
  }),
  end: ({ silo }) => `${silo} has no default IP pool`,
  errorMessage: ({ pool }) => `Could not clear the default ${pool.name}`,
})

/** Unlinks a pool from a silo. The server refuses while addresses are in use there. Rule: BAD-169. */
export const unlinkPool = defineCommand<SiloPool>()({
  name: 'siloPool.unlink',
  label: 'Unlink',
  many: 'repeatable',
  endpoint: systemIpPoolSiloUnlink,
  needs: fleetAdmin,
  toArgs: ({ silo, pool }) => ({ pool: pool.id, silo }),
  subject,
  confirm: ({ silo, pool }) => ({
    title: phrase`Unlink ${pool.name} from ${silo}?`,
    body: [
      'The silo gets no more addresses from this pool. This is refused while one of its addresses is in use there.',
      ...(pool.isDefault ? [WITHOUT_DEFAULT] : []),
    ].join(' '),
    tone: 'danger',
  }),
  end: ({ silo, pool }) => `IP pool ${pool.name} unlinked from ${silo}`,
  errorMessage: ({ pool }) => `Could not unlink ${pool.name}`,
})
