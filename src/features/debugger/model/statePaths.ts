/**
 * Every state that an actor is in, outermost first: `watching` and `watching.moving`.
 *
 * @param value as the library has it: a name, or names within names
 */
export function pathsOf(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [above + value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    above + name,
    ...pathsOf(inner, `${above}${name}.`),
  ])
}

/** The innermost states alone, for one line of text: `watching.moving`. */
export const spokenState = (value: unknown): string => {
  const paths = pathsOf(value)
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(', ')
}
