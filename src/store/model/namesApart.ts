/**
 * The names of things whose names are not unique: those of several with one name have a mark as well, as in "on-call
 * (Group)", the others stay as they are.
 *
 * @param marksOf what may tell one from another of the same name, the plainest first: its kind, the beginning of its ID
 */
export function namesApart<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  marksOf: (item: Item) => readonly (string | undefined)[],
): string[] {
  const keyOf = (item: Item) => nameOf(item).trim().toLowerCase()
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const alike = groups.get(keyOf(item))
    if (alike) alike.push(item)
    else groups.set(keyOf(item), [item])
  }
  return items.map((item) => {
    const name = nameOf(item)
    const alike = groups.get(keyOf(item)) ?? []
    if (alike.length < 2) return name
    const mark = marksOf(item).find(
      (own, index) =>
        own !== undefined && alike.filter((other) => marksOf(other)[index] === own).length === 1,
    )
    return mark === undefined ? name : `${name} (${mark})`
  })
}
