import { readdirSync } from 'node:fs'
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
