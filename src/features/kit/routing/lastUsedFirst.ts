/** The names of projects, those that were used last first. @param last may name some that do not exist any more */
export const lastUsedFirst = (names: readonly string[], last: readonly string[]): readonly string[] => [
  ...last.filter((name) => names.includes(name)),
  ...names.filter((name) => !last.includes(name)),
]
