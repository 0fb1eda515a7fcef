import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// An exported name has one meaning: one module of src declares it.

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
  summary: 'The sentence of the help page in the module, which the list of topics collects from all of them.',
  takenDown:
    'What the feature says of its kinds when their project is taken down, which take-down collects from all of them.',
  portSettings: 'The conversion of this type between two versions: each version that changed it has one.',
  portSettingsCreate:
    'The conversion of this type between two versions: each version that changed it has one.',
}

const modules = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\/generated\/|\.(?:test|bench|d)\.tsx?$/.test(path))

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
