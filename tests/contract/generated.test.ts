import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '#store/api/generated/all'
import { descriptionText, withoutProse } from '../../tools/api/description.mjs'
import { descriptionFile, generate, typesFolder } from '../../tools/api/generate.mjs'

const entries = Object.entries(operations)
const text = readFileSync(descriptionFile, 'utf8')
const description = JSON.parse(text) as { paths: Record<string, object> }

it('is what `npm run gen:api` writes from the description in the repository, and nothing else', async () => {
  const { files } = await generate(description)
  for (const [path, generated] of files)
    expect({ path, text: readFileSync(path, 'utf8') }).toEqual({ path, text: generated })
  const present = readdirSync(typesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${typesFolder}/${name}`)
  expect(present.filter((path) => !files.has(path))).toEqual([])
}, 20_000)

it('comes from a description without prose, in the form in which the tool stores it', () => {
  expect(descriptionText(withoutProse(description))).toBe(text)
})

it('has every operation of the description, each under its own name and no two on the same call', () => {
  const calls = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(entries).toHaveLength(calls.length)
  expect(entries.filter(([key, entry]) => key !== entry.name)).toEqual([])
  expect(new Set(entries.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(calls.length)
})

it('spells every name in camelCase and every status as a number of success', () => {
  for (const [, { name, path, query, status }] of entries) {
    const names = [name, ...query, ...(path.match(/(?<=\{)\w+(?=\})/g) ?? [])]
    expect(names.filter((word) => !/^[a-z][A-Za-z0-9]*$/.test(word))).toEqual([])
    expect([101, 200, 201, 202, 204]).toContain(status)
  }
})

it('is a module for each operation, which imports no other: a file of the build has only what its pages call', () => {
  const files = readdirSync(`${typesFolder}/operations`)
  expect(files.toSorted()).toEqual(entries.map(([name]) => `${name}.ts`).toSorted())
  const imports = files.flatMap((file) =>
    readFileSync(`${typesFolder}/operations/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('import')),
  )
  expect(new Set(imports)).toEqual(new Set([`import type { Operation } from '#store/api/wire/operation'`]))
})
