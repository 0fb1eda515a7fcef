import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LIST_PARAMETERS } from '#features/kit/routing/listAddress'
import { RANGE_PARAMETERS } from '#features/shared/timeRange/rangeAddress'
import { shapeFields } from '#features/system/capacity/shape'
import { openPath } from '#store/eventLog/openPath'

// The log keeps the listed parameters of addresses, those of pages and of the mock region, and no other.

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')

/** Parameters of addresses that the log omits: secrets, and those that open demos and inspectors. */
const kept = new Set(['redirect_uri', 'inspect', 'demo', 'stage', 'chapter', 'pace'])

/** The parameters that the sources of the console read, for each way of reading. */
const named = [
  /useSearchParam\('(\w+)'/g,
  /\b(?:searchParams|search|params|query|asked)\.(?:get|has)\('(\w+)'\)/g,
  /wordFacet\(\s*'(\w+)'/g,
  /\bparam="(\w+)"/g,
  /^ {2,4}id: '(\w+)',\n +label.*,\n +valuesOf/gm,
  /\?(\w+)=\$\{/g,
].flatMap((pattern) => [...sources.matchAll(pattern)].map(([, name]) => name ?? ''))

it('a parameter of a page is missing in the log', () => {
  const names = [
    ...named,
    ...LIST_PARAMETERS,
    ...RANGE_PARAMETERS,
    ...shapeFields.map(({ key }) => key),
  ].filter((name) => !kept.has(name))
  expect(names.length).toBeGreaterThan(40)
  const missing = names.filter((name) => openPath(`/a?${name}=1`) !== `/a?${name}=1`)
  expect([...new Set(missing)]).toEqual([])
})

it.each([...kept, 'user_code', 'code', 'token', 'secret'])('the log keeps %s of an address', (name) => {
  expect(openPath(`/a?${name}=CANARY`)).toBe('/a')
  expect(openPath(`/a?filter=db%20x&${name}=CANARY&sort=size#CANARY`)).toBe('/a?filter=db%20x&sort=size')
})
