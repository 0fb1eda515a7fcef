import type { SiloIpPool } from '#store/api/generated/types'
import type { Choice } from './choices'

/**
 * The IP pools of a silo as choices: the default pool first and marked, since most users want it; the others by
 * name. Rule: ADDR-12.
 *
 * @param valueOf the value that names the pool in the request; its name by default
 */
export const poolChoices = (
  pools: readonly SiloIpPool[],
  valueOf: (pool: SiloIpPool) => string = ({ name }) => name,
): Choice[] =>
  [...pools]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .map((pool) => ({
      value: valueOf(pool),
      label: pool.isDefault ? `${pool.name} (default)` : pool.name,
      name: pool.name,
      detail: pool.description,
    }))
