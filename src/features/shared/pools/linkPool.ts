import type { Save } from '#store/ledger/saves'
import { siloPoolsApi } from '#store/api/resources/siloPools'

interface PoolLink {
  pool: string
  silo: string
  /** The pool becomes the default one of the silo. */
  isDefault: boolean
  /** The silo has a default pool already. */
  isReplacing: boolean
}

/**
 * Links a pool to a silo. The server refuses a second default, so a new default is linked first and then replaces the
 * old one.
 *
 * @returns whether the pool is the default now: the second step can fail alone, and the link stays
 */
export async function linkPool(
  save: Save,
  { pool, silo, isDefault, isReplacing }: PoolLink,
): Promise<{ isDefault: boolean }> {
  const { systemIpPoolSiloLink, systemIpPoolSiloUpdate } = siloPoolsApi.endpoints
  const isSecond = isDefault && isReplacing
  await save(systemIpPoolSiloLink, { pool, body: { silo, isDefault: isDefault && !isSecond } })
  if (!isSecond) return { isDefault }
  const second = save(systemIpPoolSiloUpdate, { pool, silo, body: { isDefault: true } })
  return second.then(
    () => ({ isDefault: true }),
    () => ({ isDefault: false }),
  )
}
