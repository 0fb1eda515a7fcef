import type { Save, SavingEndpoint } from '#store/commands/saving'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { systemSubnetPoolsApi } from '#store/api/resources/systemSubnetPools'

/** A link of a pool to a silo that is made. */
export interface PoolLink {
  pool: string
  silo: string
  /** The pool becomes the default one of the silo. */
  isDefault: boolean
  /** The silo has a default pool already. */
  isReplacing: boolean
}

interface LinkCalls {
  link: SavingEndpoint<{ pool: string; body: { silo: string; isDefault: boolean } }, unknown>
  update: SavingEndpoint<{ pool: string; silo: string; body: { isDefault: boolean } }, unknown>
}

/**
 * Links a pool to a silo. The server refuses a second default, so a new default is linked first and then replaces the
 * old one.
 *
 * @returns whether the pool is the default now: the second step can fail alone, and the link stays
 */
async function linkBy(
  { link, update }: LinkCalls,
  save: Save,
  { pool, silo, isDefault, isReplacing }: PoolLink,
): Promise<{ isDefault: boolean }> {
  const isSecond = isDefault && isReplacing
  await save(link, { pool, body: { silo, isDefault: isDefault && !isSecond } })
  if (!isSecond) return { isDefault }
  const second = save(update, { pool, silo, body: { isDefault: true } })
  return second.then(
    () => ({ isDefault: true }),
    () => ({ isDefault: false }),
  )
}

const ip = siloPoolsApi.endpoints

/** Links an IP pool to a silo. */
export const linkPool = (save: Save, link: PoolLink) =>
  linkBy({ link: ip.systemIpPoolSiloLink, update: ip.systemIpPoolSiloUpdate }, save, link)

const subnet = systemSubnetPoolsApi.endpoints

/** Links a subnet pool to a silo. */
export const linkSubnetPool = (save: Save, link: PoolLink) =>
  linkBy({ link: subnet.systemSubnetPoolSiloLink, update: subnet.systemSubnetPoolSiloUpdate }, save, link)
