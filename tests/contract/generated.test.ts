import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '../../src/store/api/generated/all'

const folder = new URL('../../src/store/api/generated/', import.meta.url)
const entries = Object.entries(operations)

it('has all 272 operations, each under its own name and no two on the same call', () => {
  expect(entries).toHaveLength(272)
  expect(entries.filter(([key, entry]) => key !== entry.name)).toEqual([])
  expect(new Set(entries.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(272)
})

it('spells every name in camelCase and every status as a number of success', () => {
  for (const [, { name, path, query, status }] of entries) {
    const names = [name, ...query, ...(path.match(/(?<=\{)\w+(?=\})/g) ?? [])]
    expect(names.filter((each) => !/^[a-z][A-Za-z0-9]*$/.test(each))).toEqual([])
    expect([101, 200, 201, 202, 204]).toContain(status)
  }
})

it('is split by resource: no file but all.ts imports another resource', () => {
  const files = readdirSync(new URL('operations/', folder))
  expect(files).toContain('instances.ts')
  const imports = files.flatMap((file) =>
    readFileSync(new URL(`operations/${file}`, folder), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('import')),
  )
  expect(new Set(imports)).toEqual(new Set([`import type { Operation } from '../../operation'`]))
})
