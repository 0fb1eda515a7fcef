import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allNouns } from '#features/allNouns'
import { nounsByArea } from '#features/areas/nounsByArea'
import { paramsOf } from '#features/kit/noun/address'
import type { Noun } from '#features/kit/noun/noun'
import { casesByNoun } from '../support/casesOf'
import { planner, type NounRows } from '../support/nounCases'

// Each noun has its file in tests/nouns, with a row for its create form, and each row is in the file of its noun. One
// that has none has the file here whose tests try it.

/** The nouns of the areas without rows in tests/nouns. */
const withoutRows: Readonly<Record<string, string>> = {
  ledger: 'tests/contract/ledger.test.ts',
  projectOverview: 'tests/contract/overview.test.ts',
  deletedThings: 'tests/contract/deleted.whole.test.ts',
  systemOverview: 'tests/contract/overview.test.ts',
  issues: 'tests/browser/issues.spec.ts',
  home: 'tests/contract/overview.test.ts',
  metrics: 'tests/browser/metricsExplorer.spec.ts',
  switches: 'tests/contract/readings.network.test.ts',
  alertClasses: 'tests/browser/alerts.spec.ts',
  builtInUsers: 'tests/contract/readings.people.test.ts',
  physicalDisks: 'tests/contract/readings.hardware.test.ts',
  profile: 'tests/contract/readings.people.test.ts',
}

/** The nouns whose create form is no row of theirs. */
const formsElsewhere: Readonly<Record<string, string>> = {
  instances: 'src/features/project/instances/create/createSchema.test.ts',
  projectImages: 'src/features/project/images/upload/uploadForm.test.ts',
  certificates: 'src/features/shared/certificate/certificateForm.test.ts',
  silos: 'src/features/system/silos/create/siloForm.test.ts',
  switchPortSettings: 'src/features/system/switch-port-settings/create/settingsForm.test.ts',
  supportBundles: 'tests/browser/supportBundles.spec.ts',
}

const nouns: Readonly<Record<string, Noun>> = Object.assign({}, ...Object.values(allNouns))

/** The addresses of the rows of a part. */
const pathsOf = (part: keyof NounRows, rows: NounRows[keyof NounRows] = []): readonly string[] =>
  rows.map((row) => {
    if ('path' in row) return row.path
    if (part === 'viewerButtons' || part === 'viewerMenus' || part === 'limitedMenus')
      return `${planner}/${row[0]}`
    return row[0].startsWith('/') ? row[0] : row[1]
  })
const parts = [...casesByNoun].flatMap(
  ([noun, { lacks: _, at: _at, pages: _pages, beside: _beside, ...rows }]) =>
    (Object.keys(rows) as (keyof NounRows)[]).map((part) => ({ noun, paths: pathsOf(part, rows[part]) })),
)
/** The nouns with rows: the file of another one has values of its parameters, or facts of its pages. */
const withRows = new Set(parts.map(({ noun }) => noun))

/** Whether an address is one of the noun, or goes on from one. */
const isOf = ({ to }: Noun, address: string) =>
  Object.values(to).some(({ path }) =>
    new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(?![\\w-])`).test(address),
  )

test('each file in tests/nouns has the name of a noun', () => {
  expect([...casesByNoun.keys()].filter((name) => !Object.hasOwn(nouns, name))).toEqual([])
})

test('each noun of an area has rows in tests/nouns, or is tried elsewhere', () => {
  const names = Object.values(nounsByArea).flatMap((area) => Object.keys(area))
  expect(names.filter((name) => !withRows.has(name)).toSorted()).toEqual(Object.keys(withoutRows).toSorted())
})

test('each file has values for parameters of its noun, and facts of its pages', () => {
  const strays = [...casesByNoun].flatMap(([name, { at = {}, pages = {} }]) => {
    const to = nouns[name]?.to ?? {}
    const own = new Set(Object.values(to).flatMap(({ path }) => paramsOf(path)))
    return [
      ...Object.keys(at).flatMap((param) => (own.has(param) ? [] : [`${name}: :${param}`])),
      ...Object.keys(pages).flatMap((page) => (page in to ? [] : [`${name}.${page}`])),
    ]
  })
  expect(strays).toEqual([])
})

test('each parameter has its value in one file', () => {
  const all = [...casesByNoun.values()].flatMap(({ at = {} }) => Object.keys(at))
  expect(all.filter((param, index) => all.indexOf(param) !== index)).toEqual([])
})

test('each row is in the file of the noun whose page it opens', () => {
  const elsewhere = parts.flatMap(({ noun, paths }) =>
    paths
      .filter((path) => !Object.entries(nouns).some(([name, of]) => name === noun && isOf(of, path)))
      .map((path) => `${noun}: ${path}`),
  )
  expect(elsewhere).toEqual([])
})

test('each form that creates one is a row of its noun, or is tried elsewhere', () => {
  const untried = Object.entries(nouns).flatMap(([name, noun]) => {
    const { create } = noun.to
    const paths = (casesByNoun.get(name)?.forms ?? []).map(({ path }) => path)
    return !create || paths.some((path) => isOf({ ...noun, to: { create } }, path)) ? [] : [name]
  })
  expect(untried.toSorted()).toEqual(Object.keys(formsElsewhere).toSorted())
})

test.each([...Object.values(withoutRows), ...Object.values(formsElsewhere)])('%s is there', (file) => {
  expect(existsSync(file)).toBe(true)
})
