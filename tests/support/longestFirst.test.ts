import type { Suite } from 'playwright/types/testReporter'
import { expect, it } from 'vitest'
import { sortFiles } from './longestFirst'

/** A project in the form of the runner; with `isCopied` in a form that another version may have. */
function project(files: string[], isCopied = false) {
  const entries = files.map((title) => ({ title })) as Suite[]
  return {
    entries: () => (isCopied ? [...entries] : entries),
    get suites() {
      return [...entries]
    },
  }
}

it('files with long tests run first, and new ones before them', () => {
  const found = project(['access.spec.ts', 'crawl.spec.ts', 'disks.spec.ts', 'fresh.spec.ts'])
  sortFiles(found, { 'access.spec.ts': 1.2, 'crawl.spec.ts': 14, 'disks.spec.ts': 3 })
  expect(found.suites.map(({ title }) => title)).toEqual([
    'fresh.spec.ts',
    'crawl.spec.ts',
    'disks.spec.ts',
    'access.spec.ts',
  ])
})

it('a run that cannot be ordered fails, and names the runner', () => {
  const found = project(['access.spec.ts', 'crawl.spec.ts'], true)
  expect(() => sortFiles(found, { 'access.spec.ts': 1.2, 'crawl.spec.ts': 14 })).toThrow('Playwright')
})
