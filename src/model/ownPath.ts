/** A placeholder for the console's origin: the resolved path does not depend on it. */
const OWN = 'http://own.invalid'

/** A path resolved as browsers do; undefined if it is invalid or has another origin. */
function resolved(path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, OWN)) return undefined
  const { origin, pathname, search, hash } = new URL(path, OWN)
  return origin === OWN ? pathname + search + hash : undefined
}

/**
 * The path, query and fragment of a link target, as a browser writes them, if it stays on the console's own
 * origin. The result stays there too, wherever it is used: removing dot segments can turn a path such as
 * `/.//host` into an address of another host. Rule: NAV-9.
 *
 * @returns undefined for a target that leads, or could lead, to another origin
 */
export function ownPath(text: string): string | undefined {
  const path = resolved(text)
  return path !== undefined && resolved(path) === path ? path : undefined
}
