import { readFileSync, writeFileSync } from 'node:fs'
import { recordedRoutes } from './routeRecord'

// The parts of the routes' pages (see `pageStructure.ts`), each at the first page that has it, in the order of the route
// list: `browser/everyStructure.json`. Axe, the keyboard and forced colours are checked on pages that are the first
// with a part, regardless of the order of the workers.

const file = new URL('../browser/everyStructure.json', import.meta.url)
const firstParts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>
const known = new Set(Object.values(firstParts).flat())

/** States change while a page is open, and their marks with them: so many parts may be absent. */
const MOST_LOST = 3

/**
 * Decides whether a page is checked for what depends on its structure alone: it has a part that no earlier page has.
 *
 * @param parts the hashes of its present parts
 * @returns also the faults: other pages rely on this one for a part that it no longer has
 */
export function checkStructure(
  path: string,
  parts: readonly string[],
): { isDue: boolean; faults: readonly string[] } {
  const own = firstParts[path] ?? []
  const lost = own.filter((part) => !parts.includes(part))
  return {
    isDue: own.length > 0 || parts.some((part) => !known.has(part)),
    faults:
      lost.length > Math.max(MOST_LOST, own.length / 10)
        ? ['it is built differently now than it was recorded: record it again']
        : [],
  }
}

/** Records the parts of pages. Pages without a record keep their parts. */
export function writeStructures(made: ReadonlyMap<string, readonly string[]>): void {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>
  const seen = new Set<string>()
  const next = recordedRoutes.flatMap(({ path }) => {
    const own = (made.get(path) ?? recorded[path] ?? []).filter((part) => !seen.has(part))
    for (const part of own) seen.add(part)
    return own.length > 0 ? [[path, own] as const] : []
  })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(next), undefined, 2)}\n`)
}
