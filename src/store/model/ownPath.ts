/** A placeholder of the console's own origin: a path does not depend on which one that is. */
const OWN = 'http://own.invalid'

/** A path as a browser resolves it; undefined when that is no address, or one of another origin. */
function resolved(path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, OWN)) return undefined
  const { origin, pathname, search, hash } = new URL(path, OWN)
  return origin === OWN ? pathname + search + hash : undefined
}

/**
 * The path, query and fragment to which a text leads, as a browser writes them, if it stays on the console's own origin.
 * The answer itself stays there too, wherever it is used: removing dot segments can make an address of another host,
 * `/.//host` for one, out of a path. Rule: NAV-9.
 *
 * @returns undefined for anything that leads, or could lead, to another origin
 */
export function ownPath(text: string): string | undefined {
  const path = resolved(text)
  return path !== undefined && resolved(path) === path ? path : undefined
}
