import { readFileSync, writeFileSync } from 'node:fs'
import { recordedRoutes } from './routeRecord'

// The recorded structure of each route's page: `browser/everyStructure.json`. Of pages with the same structure,
// axe checks the first in the order of the route list, regardless of the order of the workers.

const file = new URL('../browser/everyStructure.json', import.meta.url)
let present = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

const inOrder = recordedRoutes.map(({ path }) => path)

/** The first page with each recorded structure. */
const first = new Map(inOrder.toReversed().map((path) => [present[path], path]))

/**
 * Decides whether axe has to check a page: the first with its structure, or one whose structure has changed.
 *
 * @param key its present structure
 * @returns also the faults: a changed page that another page relies on
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

/** Replaces recorded structures, in the order of the route list. Others are kept. */
export function recordStructures(made: ReadonlyMap<string, string>): void {
  present = Object.fromEntries(
    inOrder.flatMap((path) => {
      const key = made.get(path) ?? present[path]
      return key === undefined ? [] : [[path, key]]
    }),
  )
  writeFileSync(file, `${JSON.stringify(present, undefined, 2)}\n`)
}
