import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { switchNames } from '#mirage/switches'
import { defaults } from '#model/settings'
import { sshKeyError } from '#model/sshKey'
import { owners } from './rooms/features.mjs'

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

const scriptsIn = (page: string) =>
  [...read(page).matchAll(/npm (?:run ([\w:]+)|(?:start|test)\b)/g)].map(
    ([words, name]) => name ?? words.replace('npm ', ''),
  )

test.each(['README.md', 'tools/README.md'])('each script that %s names exists', (page) => {
  expect(scriptsIn(page).filter((name) => !(name in manifest.scripts))).toEqual([])
})

test('tools/README.md names each script', () => {
  const named = scriptsIn('tools/README.md')
  expect(Object.keys(manifest.scripts).filter((name) => !named.includes(name))).toEqual([])
})

test('each flag of the mock over HTTP that the README names is read', () => {
  const [, part = ''] = /## The mock region over HTTP\n(.*?)\n## /s.exec(read('README.md')) ?? []
  const readers = ['mock', 'args', 'proxy'].map((name) => read(`tools/${name}.mjs`)).join('\n')
  const named = [...part.matchAll(/--([a-z][a-z-]+)/g)].map(([, name]) => name ?? '')
  const switches: readonly string[] = switchNames
  expect(named).toContain('allow-origin')
  expect(named.filter((name) => !switches.includes(name) && !readers.includes(`'${name}'`))).toEqual([])
})

test.each(['README.md', 'tools/README.md'])('each file that %s links to exists', (page) => {
  const linked = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path ?? '')
  const missing = linked.filter((path) => !existsSync(new URL(path, new URL(`../${page}`, import.meta.url))))
  expect(missing).toEqual([])
})

test('the README names each folder of features that is not in a URL of its nouns', () => {
  const row = new RegExp(`^  features/((?:(?:${owners.join('|')})/)?)(?:{([\\w,-]+)}|([\\w-]+))/ `, 'gm')
  const inTree = [...read('README.md').matchAll(row)]
    .flatMap(([, owner = '', several, one = '']) =>
      (several?.split(',') ?? [one]).map((name) => owner + name),
    )
    .filter((name) => !owners.includes(name))
  const foldersIn = (path: string) =>
    readdirSync(new URL(`../src/features/${path}`, import.meta.url), { withFileTypes: true }).flatMap(
      (entry) => (entry.isDirectory() ? [`${path}${entry.name}`] : []),
    )
  const folders = [
    ...foldersIn('').filter((folder) => !owners.includes(folder)),
    ...owners.flatMap((owner) => foldersIn(`${owner}/`)),
  ]
  const isInUrl = (folder: string) => {
    const path = `src/features/${folder}/noun.ts`
    return (
      existsSync(new URL(`../${path}`, import.meta.url)) &&
      read(path).includes(`/${folder.replace(/^\w+\//, '')}`)
    )
  }
  expect(folders.filter((folder) => !inTree.includes(folder) && !isInUrl(folder))).toEqual([])
  expect(inTree.filter((name) => !folders.includes(name))).toEqual([])
})

test('the README links each page of the documentation', () => {
  const pages = readdirSync(new URL('../docs', import.meta.url)).filter((file) => file.endsWith('.md'))
  expect(pages.filter((page) => !read('README.md').includes(`](docs/${page})`))).toEqual([])
})

const decisions = readdirSync(new URL('../docs/decisions', import.meta.url)).sort()

test('decisions are numbered without a gap, and no number is taken twice', () => {
  expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1))
})

test.each(decisions)(
  '%s says its number, the situation, the choice, the price and what would change it',
  (file) => {
    const text = read(`docs/decisions/${file}`)
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)} · \\S`))
    for (const part of ['Situation', 'Choice', 'What we gave up', 'What would change our mind'])
      expect(text).toContain(`**${part}.**`)
  },
)

test('decision 021 says what the form of an SSH key does: it parses the key', () => {
  const row = read('docs/decisions/021-fields-required-here.md')
    .split('\n')
    .find((line) => line.startsWith('| Public key'))
  expect(row).toContain('parsed by `src/model/sshKey.ts`')
  // The form validates with the function that the record names.
  expect(sshKeyError('no key')).toMatch(/^Not a public key/)
  expect(read('src/features/shared/sshKey/SshKeyPanel.tsx')).toContain(
    "checkedText('Public key', sshKeyError)",
  )
})

test.each([
  ['rows per page, and when it is hidden', '036', "'rows per page', prev and next"],
  ['users and groups by 1,000', '036', 'List queries use a page size of 50'],
  ['the redirect of the edit address of an image', '036', 'images/{image}/edit'],
  ['the scheme of the socket', '036', 'secure WebSocket by default'],
  ['the id where a name is empty', '036', 'blank if unknown'],
  ['charts that catch up', '036', 'There is no refetch on window focus'],
  ['the verb of the confirm button', '016', 'The confirm dialog has Cancel and Confirm buttons'],
])(
  'what deviates from the words of the specification has a record that cites them: %s',
  (_, number, words) => {
    const file = decisions.find((each) => each.startsWith(number)) ?? ''
    expect(read(`docs/decisions/${file}`)).toContain(words)
  },
)

test('the install guide lists each setting of a build', () => {
  const settings = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+)/g)].map(
    ([, name]) => name ?? '',
  )
  // Set by the build itself.
  const missing = settings.filter((name) => name !== 'VITE_MOCK' && !read('docs/install.md').includes(name))
  expect(missing).toEqual([])
})

test('the install guide lists each setting of config.json, with its default', () => {
  const rows = [...read('docs/install.md').matchAll(/^\| `(\w+)` +\|[^|]+\| ([^|]+) \|/gm)]
  const values = (value: unknown): string =>
    value === undefined
      ? 'none'
      : Array.isArray(value)
        ? `\`${JSON.stringify(value)}\``
        : typeof value === 'object' && value !== null
          ? Object.values(value).map(values).join(', ')
          : `\`${JSON.stringify(value).replaceAll('"', '')}\``
  expect(Object.fromEntries(rows.map(([, name, usual]) => [name, usual?.trim()]))).toEqual(
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, values(value)])),
  )
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

test.each([
  ['src/store/README.md', ['src/store']],
  ['src/machines/README.md', ['src/machines']],
  ['mirage/README.md', ['mirage']],
  ['tests/README.md', ['tests']],
  ['tools/README.md', ['tools']],
  ['docs/adding-a-resource.md', ['src', 'tests']],
])('%s names files and folders that exist', (page, folders) => {
  const paths = folders.flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  const named = [
    ...read(page).matchAll(
      /`(?!(?:src|mirage|tests|tools|docs)\/)([\w-][\w./-]*?)(?:\/|(?<=\.(?:tsx?|mjs)))`/g,
    ),
  ].map(([, name = '']) => name)
  const isBuilt = (name: string) => /^dist(-preview)?$/.test(name)
  const exists = (name: string) =>
    isBuilt(name) ||
    paths.some((path) => path.endsWith(`/${name}`)) ||
    existsSync(new URL(`../${name}`, import.meta.url))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !exists(name))).toEqual([])
})

test('each file that a page of the documentation names exists', () => {
  const pages = [
    'README.md',
    'src/store/README.md',
    'src/machines/README.md',
    'mirage/README.md',
    'tests/README.md',
    'tools/README.md',
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
