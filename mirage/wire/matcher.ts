/** Finds the calls of a path, and their path parameters. */
export interface Matcher {
  pattern: RegExp
  keys: string[]
  /** The number of fixed segments. The route with more of them wins: `/disks/attach` before `/disks/:disk`. */
  fixed: number
}

/** Matchers by path: every region of a test run has the same routes. */
const matchers = new Map<string, Matcher>()

/** The matcher of a path with `:name` for each parameter. */
export function matcherOf(path: string): Matcher {
  const present = matchers.get(path)
  if (present) return present
  const parts = path.split('/')
  const keys = parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1))
  const source = parts
    .map((part) => (part.startsWith(':') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  const matcher = { pattern: new RegExp(`^${source}/?$`), keys, fixed: parts.length - keys.length }
  matchers.set(path, matcher)
  return matcher
}

/** A path of the generated table with `:name` in place of `{name}`. */
export const colonPath = (path: string) => path.replace(/\{(\w*)\}/g, ':$1')

/** The parameters of a path that the matcher finds, decoded. */
export function parametersIn(path: string, { pattern, keys }: Matcher): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? []
  return Object.fromEntries(keys.map((key, index) => [key, decode(values[index] ?? '')]))
}

/** A decoded part of a path. One that cannot be decoded stays as it is; as a name it is refused later. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
