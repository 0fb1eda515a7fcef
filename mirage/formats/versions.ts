/** A semantic version: three numbers, perhaps a pre-release and a build. */
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9a-zA-Z.-]+))?(?:\+[0-9a-zA-Z.-]+)?$/

export const isVersion = (text: string): boolean => VERSION.test(text)

const isNumber = (text: string) => /^\d+$/.test(text)

/** A release comes behind its pre-releases; numbers come before words and are compared as numbers. */
function comparePreReleases(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1
  const theirs = b.split('.')
  for (const [at, part] of a.split('.').entries()) {
    const other = theirs[at]
    if (other === undefined) return 1
    if (part === other) continue
    if (isNumber(part) && isNumber(other)) return Number(part) - Number(other)
    if (isNumber(part) !== isNumber(other)) return isNumber(part) ? -1 : 1
    return part < other ? -1 : 1
  }
  return a.split('.').length - theirs.length
}

/** Below, equal or above zero as the first version is older, as old, or newer. Builds do not count. */
export function compareVersions(a: string, b: string): number {
  const [, ...ours] = VERSION.exec(a) ?? []
  const [, ...theirs] = VERSION.exec(b) ?? []
  for (const at of [0, 1, 2]) {
    const difference = Number(ours[at]) - Number(theirs[at])
    if (difference !== 0) return difference
  }
  return comparePreReleases(ours[3], theirs[3])
}
