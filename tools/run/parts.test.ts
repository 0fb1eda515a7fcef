import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { browserArgs, leftToTheWhole, parts } from './parts.mjs'

const readme = readFileSync('tests/README.md', 'utf8')

it('the parts of the whole are in the table of tests/README.md, with their seconds', () => {
  const rows = [...readme.matchAll(/`npm run test:whole -- (\w+)` +\| (\d+) +\|/g)]
  expect(Object.fromEntries(rows.map(([, name, seconds]) => [name, Number(seconds)]))).toEqual(
    Object.fromEntries(Object.entries(parts).map(([name, { seconds }]) => [name, seconds])),
  )
})

it('each part of the browser tests has its file, and what is in no other part is in “browser”', () => {
  expect(browserArgs(['code', 'contracts'])).toEqual(['/missingCode.spec.ts'])
  expect(browserArgs(['contracts', 'release'])).toBeUndefined()
  const others = browserArgs(['browser'])
  expect(others).toContain('/disks.spec.ts')
  expect(others).not.toContain('/everyRoute.spec.ts')
})

it('the whole has every browser test that is no journey', () => {
  expect(browserArgs(Object.keys(parts))).toEqual(['--project', 'rest'])
})

it('what is left out is named with the part that has it', () => {
  for (const name of Object.keys(parts)) expect(leftToTheWhole()).toContain(`s  ${name}`)
})
