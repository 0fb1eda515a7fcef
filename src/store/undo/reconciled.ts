interface Steps<Item> {
  add: readonly Item[]
  replace: readonly { was: Item; by: Item }[]
  remove: readonly Item[]
}

/**
 * The smallest steps from the present items to the wanted ones. Items have names; one that is not wanted becomes one that
 * is missing, so that a rename is taken back by a rename.
 */
export function reconciled<Item extends { name: string }>(
  present: readonly Item[],
  wanted: readonly Item[],
): Steps<Item> {
  const presentOf = (name: string) => present.find((item) => item.name === name)
  const missing = wanted.filter(({ name }) => !presentOf(name))
  const surplus = present.filter(({ name }) => !wanted.some((item) => item.name === name))
  const renamed = missing.flatMap((by, index) => (surplus[index] ? [{ was: surplus[index], by }] : []))
  const changed = wanted.flatMap((by) => {
    const was = presentOf(by.name)
    return was && JSON.stringify(was) !== JSON.stringify(by) ? [{ was, by }] : []
  })
  return {
    add: missing.slice(renamed.length),
    replace: [...changed, ...renamed],
    remove: surplus.slice(renamed.length),
  }
}
