/**
 * The names of things whose names are not unique: those of several with one name have a mark as well, as in "on-call
 * (Group)", the others stay as they are.
 *
 * @param marksOf what may tell one from another of the same name, the plainest first: its kind, the beginning of its ID
 */
export function distinctNames<Item>(
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

/** What tells two things of one name apart by their ID: the beginning of it, or all of it. */
export const idMarks = (id: string): readonly string[] => [id.slice(0, 8), id]

/** Users, or groups, with names that differ: the region gives several the same. Those have the beginning of their ID. */
export function distinctPeople<Person extends { id: string; displayName: string }>(
  people: readonly Person[],
): Person[] {
  const names = distinctNames(
    people,
    ({ displayName }) => displayName,
    ({ id }) => idMarks(id),
  )
  return people.map((person, index) => ({ ...person, displayName: names[index] ?? person.displayName }))
}
