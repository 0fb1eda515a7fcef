import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '#store/api/generated/all'
import { descriptionText, withoutProse } from '../../tools/api/description.mjs'
import {
  descriptionsFolder,
  generate,
  MODEL,
  storedVersions,
  typesFolder,
  versionsFolder,
} from '../../tools/api/generate.mjs'

const entries = Object.entries(operations)
const textOf = (version: string) => readFileSync(`${descriptionsFolder}/${version}.json`, 'utf8')
const description = JSON.parse(textOf(MODEL)) as { paths: Record<string, object> }

it('is what `npm run gen:api` writes from the descriptions in the repository, and nothing else', async () => {
  const { files } = await generate(storedVersions())
  for (const [path, generated] of files)
    expect({ path, text: readFileSync(path, 'utf8') }).toEqual({ path, text: generated })
  const present = [typesFolder, versionsFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(present.filter((path) => !files.has(path))).toEqual([])
}, 60_000)

it.each(storedVersions())(
  'comes from a description without prose, as the tool stores it: $version',
  ({ version }) => {
    const text = textOf(version)
    expect(descriptionText(withoutProse(JSON.parse(text)))).toBe(text)
  },
)

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
