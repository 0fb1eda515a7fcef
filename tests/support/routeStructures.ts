import { readFileSync, writeFileSync } from 'node:fs'
import { recordedRoutes } from './routeRecord'

// The structure of each route's page, as it was when it was last recorded: `browser/everyStructure.json`. Of pages with
// the same structure, axe looks at the first in the order of the route list, whichever worker comes first to which.

const file = new URL('../browser/everyStructure.json', import.meta.url)
let present = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

const inOrder = recordedRoutes.map(({ path }) => path)

/** The first page with each recorded structure. */
const first = new Map(inOrder.toReversed().map((path) => [present[path], path]))

/**
 * Whether axe has to look at a page: it is the first with its structure, or has another one than was recorded.
 *
 * @param key the structure that it has now
 * @returns also the faults: another page is not looked at because of one that has changed
 */
export function axeLooksAt(path: string, key: string): { isDue: boolean; faults: readonly string[] } {
  const was = present[path]
  const isFirst = was === undefined || first.get(was) === path
  const isChanged = was !== key
  const like = inOrder.find((other) => other !== path && present[other] === was)
  const faults =
    isChanged && isFirst && was !== undefined && like !== undefined
      ? [`it was recorded as a page built like ${like}, and is built differently now: record it again`]
      : []
  return { isDue: isFirst || isChanged, faults }
}

/** Records structures in place of those that were recorded, in the order of the route list. Others are kept. */
export function recordStructures(made: ReadonlyMap<string, string>): void {
  present = Object.fromEntries(
    inOrder.flatMap((path) => {
      const key = made.get(path) ?? present[path]
      return key === undefined ? [] : [[path, key]]
    }),
  )
  writeFileSync(file, `${JSON.stringify(present, undefined, 2)}\n`)
}
