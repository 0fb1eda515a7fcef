import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

interface Manifest {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const manifest = JSON.parse(read('package.json')) as Manifest
const packages = { ...manifest.dependencies, ...manifest.devDependencies }

test('each dependency has its reason in docs/dependencies.md', () => {
  const page = read('docs/dependencies.md')
  expect(Object.keys(packages).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('each version is exact', () => {
  expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('each script the README names exists', () => {
  const named = [...read('README.md').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([])
})

test('each file the README links to exists', () => {
  const linked = [...read('README.md').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path ?? '')
  const missing = linked.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))
  expect(missing).toEqual([])
})
