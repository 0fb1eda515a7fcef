import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const decisions = readdirSync(new URL('../docs/decisions', import.meta.url)).sort()

test('decisions are numbered without a gap, and no number is taken twice', () => {
  expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1))
})

test.each(decisions)(
  '%s says its number, the situation, the choice, the price and what would change it',
  (file) => {
    const text = read(`docs/decisions/${file}`)
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)}\\b`))
    for (const part of ['Situation', 'Choice', 'What we gave up', 'What would change our mind'])
      expect(text).toContain(`**${part}.**`)
  },
)

test('each build setting is documented in the README', () => {
  const settings = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+)/g)].map(
    ([, name]) => name ?? '',
  )
  // Set by the build itself.
  const missing = settings.filter((name) => name !== 'VITE_MOCK' && !read('README.md').includes(name))
  expect(missing).toEqual([])
})

test('each file a comment or a decision names in docs exists', () => {
  const sources = ['src', 'mirage', 'tools', 'tests', 'docs/decisions'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs|md)$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  const missing = sources.flatMap((source) =>
    [...read(source).matchAll(/\bdocs\/decisions\/[\w-]+\.md/g)]
      .filter(([path]) => !existsSync(new URL(`../${path}`, import.meta.url)))
      .map(([path]) => `${source}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('each file that a page of the documentation names exists', () => {
  const pages = [
    'README.md',
    'src/store/README.md',
    'src/machines/README.md',
    'mirage/README.md',
    'tests/README.md',
    ...readdirSync(new URL('../docs', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ]
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:src|mirage|tests|tools|docs)\/[\w./-]+)`/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))
      .map((path) => `${page}: ${path}`),
  )
  expect(missing).toEqual([])
})
