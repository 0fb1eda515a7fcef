import type { NounCases, NounRows } from './nounCases'

const modules = import.meta.glob<NounCases>('../nouns/*.ts', { eager: true, import: 'cases' })

/** The cases of each noun that has some, by its name, in the order of the names. */
export const casesByNoun: ReadonlyMap<string, NounCases> = new Map(
  Object.entries(modules).map(([file, cases]) => [/(\w+)\.ts$/.exec(file)?.[1] ?? file, cases]),
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
