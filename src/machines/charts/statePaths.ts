import type { StateValue } from 'xstate'

/**
 * The paths of all states that an actor is in, outermost first: `watching` and `watching.moving`.
 *
 * @param value the library's state value: a name, or nested names; null before the start
 */
export function pathsOf(value: StateValue | null | undefined, above = ''): string[] {
  if (typeof value === 'string') return [above + value]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => [
    above + name,
    ...pathsOf(inner, `${above}${name}.`),
  ])
}

/** The innermost states only, for one line of text: `watching.moving`. */
export const spokenState = (value: StateValue): string => {
  const paths = pathsOf(value)
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(', ')
}
