import { readdirSync } from 'node:fs'
import { NEWEST, OLDEST, type Version } from '#store/api/versions/generated/shipped'
import type { NounCases, NounRows } from './nounCases'

/** The names of the nouns with a file in `nouns`, in their order. */
const names = readdirSync(new URL('../nouns/', import.meta.url))
  .map((file) => file.replace('.ts', ''))
  .toSorted()

/** The cases of each noun that has some, by its name. */
export const casesByNoun: ReadonlyMap<string, NounCases> = new Map(
  await Promise.all(
    names.map(async (name) => {
      const { cases } = (await import(`../nouns/${name}.ts`)) as { cases: NounCases }
      return [name, cases] as const
    }),
  ),
)

type CaseOf<Part extends keyof NounRows> = NonNullable<NounRows[Part]>[number]

/** The nouns that have a part, each with its cases. */
export const nounsWith = <Part extends keyof NounRows>(part: Part) =>
  [...casesByNoun].flatMap(([noun, cases]) => {
    const rows = cases[part] as readonly CaseOf<Part>[] | undefined
    return rows ? [[noun, rows] as const] : []
  })

/** One part of the cases of all nouns, in the order of their names. */
export const casesOf = <Part extends keyof NounRows>(part: Part) =>
  nounsWith(part).flatMap(([, rows]) => rows)

/** The version of the region for a page: that of today, but for the one page that only older regions have. */
export const apiOf = (address: string): Version =>
  address.startsWith('/system/networking/ip-pools-service') ? OLDEST : NEWEST

/** As {@link nounsWith}, in groups of rows whose pages one region has, each with its version. */
export const nounsInRegions = <Part extends 'forms' | 'commands'>(part: Part) =>
  nounsWith(part).flatMap(([noun, rows]) =>
    ([NEWEST, OLDEST] as const).flatMap((api) => {
      const own = rows.filter(({ path }) => apiOf(path) === api)
      return own.length > 0 ? [[noun, own, api] as const] : []
    }),
  )
