import type { SiloIpPool } from '#store/api/generated/types'
import type { Choice } from './choices'

/**
 * The default pool of a silo, for the first choice of a form; that of IPv4 if each IP version has one, because every
 * interface may have IPv4.
 */
export const defaultPoolOf = (pools: readonly SiloIpPool[] | undefined): SiloIpPool | undefined => {
  const defaults = pools?.filter(({ isDefault, poolType }) => isDefault && poolType !== 'multicast')
  return defaults?.find(({ ipVersion }) => ipVersion === 'v4') ?? defaults?.[0]
}

/**
 * The IP pools of a silo as choices: the default pool first and marked "(default)", since most users want it; its name
 * alone chooses it too. The others by name. Multicast pools have no addresses for instances.
 *
 * @param valueOf the value that names the pool in the request; its name by default
 */
export const poolChoices = (
  pools: readonly SiloIpPool[],
  valueOf: (pool: SiloIpPool) => string = ({ name }) => name,
): Choice[] =>
  pools
    .filter(({ poolType }) => poolType !== 'multicast')
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .map((pool) => ({
      value: valueOf(pool),
      label: pool.isDefault ? `${pool.name} (default)` : pool.name,
      name: pool.name,
      detail:
        pool.ipVersion === 'v6' ? ['IPv6', pool.description].filter(Boolean).join(', ') : pool.description,
    }))
