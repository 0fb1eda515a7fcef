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
 * A function that links a pool to a silo. The server refuses a second default, so a new default is linked first
 * and then replaces the old one.
 *
 * @returns whether the pool is the default now: the second step can fail alone, and the link stays
 */
export function useLinkPool() {
  const [link] = siloPoolsApi.endpoints.systemIpPoolSiloLink.useMutation()
  const [update] = siloPoolsApi.endpoints.systemIpPoolSiloUpdate.useMutation()
  return async ({ pool, silo, isDefault, isReplacing }: PoolLink): Promise<{ isDefault: boolean }> => {
    const isSecond = isDefault && isReplacing
    await link({ pool, body: { silo, isDefault: isDefault && !isSecond } }).unwrap()
    if (!isSecond) return { isDefault }
    const { error } = await update({ pool, silo, body: { isDefault: true } })
    return { isDefault: error === undefined }
  }
}
