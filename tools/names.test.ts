import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// A name has one meaning: one module of src declares an exported name, and one has a file name. A file is named as its
// main export, or as what all of its exports are about.

const root = fileURLToPath(new URL('..', import.meta.url))

/** The names that several modules declare, each with the reason. Names of one kind of module, not of two meanings. */
const oneForEachModule: Readonly<Record<string, string>> = {
  loader: 'The loader of the page in the module, which its route names with the page.',
  createLoader:
    'The loader of the form that creates what the module is about, which its route names with the form.',
  editLoader:
    'The loader of the form that edits what the module is about, which its route names with the form.',
  projectLoader:
    'The loader of the page in the module where it is in a project; its other one is for a silo.',
  siloLoader: 'The loader of the page in the module where it is in a silo; its other one is for a project.',
  foundBy: 'The kinds of records of the feature that the search finds, which it collects from all of them.',
  summary: 'The sentence of the help page in the module, which the list of topics collects from all of them.',
  deletedWith:
    'What the feature says of its kinds when their project is taken down, which `delete-all` collects from all of them.',
  branches: 'The routes of the feature by their layouts, which the tree of routes collects from all of them.',
  again:
    'The commands of the feature that can begin again from the activity, which it collects from all of them.',
  portSettings: 'The conversion of this type between two versions: each version that changed it has one.',
  portSettingsCreate:
    'The conversion of this type between two versions: each version that changed it has one.',
}

/**
 * The file names that many modules have, each with the reason: the folder of a feature says which one it is, and a
 * search for the name lists the same part of all features. Files of other parts have no such name.
 */
const oneForEachFeature: Readonly<Record<string, string>> = {
  noun: 'The names and addresses of a noun; in the kit, what makes one.',
  list: 'The list of a noun: its loader, columns, facets and row menu; in the kit, the component that shows one.',
  forms: 'The forms of a noun, with their schemas and bodies.',
  commands: 'The commands on a noun, which other features may import.',
  lifecycle: 'The lifecycle of a noun with its commands, which other features may import.',
  plans: 'The plans of a noun, which other features may import.',
  routes: 'Which module each address of a feature shows.',
  deletedWith: 'How the things of a feature are taken down with their project, VPC or silo.',
  again: 'Which commands of a feature can begin again from the activity.',
  foundBy: 'By what the search finds the records of a feature.',
  help: 'The help page about a noun; a page about a topic is `topic.help.tsx`.',
}

const code = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(
    (path) => /^(?:src|mirage|tests|tools)\/.*\.(?:tsx?|mjs)$/.test(path) && !path.includes('/generated/'),
  )
const modules = code.filter((path) => path.startsWith('src/') && !/\.(?:test|bench|d)\.tsx?$/.test(path))

/** The names that a module declares and exports: `export const a`, `export const { a, b } =`, `export { a }`. */
function declaredIn(text: string): readonly string[] {
  const single =
    /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|type|interface|class|enum) (\w+)/gm
  const several = /^export (?:const|type)? ?\{([^}]*)\}(?! from)/gm
  return [
    ...[...text.matchAll(single)].map(([, name = '']) => name),
    ...[...text.matchAll(several)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => /(\w+)\s*$/.exec(name.trim())?.[1] ?? []),
    ),
  ]
}

const modulesOf = new Map<string, string[]>()
for (const path of modules)
  for (const name of new Set(declaredIn(readFileSync(root + path, 'utf8'))))
    modulesOf.set(name, [...(modulesOf.get(name) ?? []), path])
const shared = [...modulesOf].filter(([, paths]) => paths.length > 1)

test('the names of each form of export are found', () => {
  expect(declaredIn('export const a = 1\nexport type B<C> = C\nexport async function d() {}')).toEqual([
    'a',
    'B',
    'd',
  ])
  expect(
    declaredIn('export const { e, f } = slice.actions\nexport { g, h as i }\nexport { j } from "./j"'),
  ).toEqual(['e', 'f', 'g', 'i'])
  expect(modulesOf.size).toBeGreaterThan(3_000)
})

test('no two modules declare the same exported name', () => {
  const twice = shared
    .filter(([name]) => !Object.hasOwn(oneForEachModule, name))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
  expect(twice).toEqual([])
})

test('each exception is still one', () => {
  const names = new Set(shared.map(([name]) => name))
  expect(Object.keys(oneForEachModule).filter((name) => !names.has(name))).toEqual([])
})

/** The name of a module for a search that ignores case: that of its file without the folder and the ending. */
const fileNameOf = (path: string) => (/([^/]+)\.tsx?$/.exec(path)?.[1] ?? '').toLowerCase()
const featureFiles = Object.keys(oneForEachFeature).map((name) => name.toLowerCase())

test('no two modules have the same file name, in upper or lower case', () => {
  const pathsOf = new Map<string, string[]>()
  for (const path of modules) {
    const name = fileNameOf(path)
    if (featureFiles.includes(name)) continue
    pathsOf.set(name, [...(pathsOf.get(name) ?? []), path])
  }
  expect([...pathsOf.values()].filter((paths) => paths.length > 1)).toEqual([])
})

test('the file names that each feature may have are those of features, and of several', () => {
  const named = (name: string) => modules.filter((path) => fileNameOf(path) === name)
  const elsewhere = featureFiles.flatMap(named).filter((path) => !path.startsWith('src/features/'))
  expect(elsewhere).toEqual([])
  expect(featureFiles.filter((name) => named(name).length < 2)).toEqual([])
})

test('no callback names an index `at`, which is a time, or the address of what something is in', () => {
  const named = /\((?:\w+|\{[^{}]*\}|\[[^[\]]*\]), at\)(?:: [^=\n]+)? =>/
  expect(named.test('rows.map(({ id }, at): Row => id + at)')).toBe(true)
  const others = code.filter((path) => path !== 'tools/names.test.ts')
  expect(others.filter((path) => named.test(readFileSync(root + path, 'utf8')))).toEqual([])
})
