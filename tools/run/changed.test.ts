import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { concernedBy } from './changed.mjs'
import { importersOf, reachOf } from './graph.mjs'

/** A small tree by its files. */
const treeOf = (texts: Readonly<Record<string, string>>) => ({
  files: Object.keys(texts),
  read: (file: string) => texts[file] ?? '',
})

const tree = treeOf({
  'src/features/allBranches.ts': "import.meta.glob('../**/routes.ts')",
  'src/features/project/disks/routes.ts': "const list = () => import('./list')",
  'src/features/project/disks/list.tsx': "import { sizeOf } from '#model/size'",
  'src/features/project/disks/noun.ts': 'export const disks = nounOf()',
  'src/features/project/floating-ips/routes.ts': "import { sizeOf } from '#model/size'",
  'src/features/project/floating-ips/noun.ts': 'export const floatingIps = nounOf()',
  'src/features/kit/heading.ts': '',
  'src/model/size.ts': "import type { Heading } from '#features/kit/heading'",
  'src/model/size.test.ts': "import { sizeOf } from './size'",
  'src/model/sizes.whole.test.ts': "import { sizeOf } from './size'",
  'mirage/handlers/all.ts': "import { disks } from './disks'",
  'mirage/handlers/disks.ts': '',
  'mirage/handlers/disks.test.ts': '',
  'tests/contract/readings.test.ts': "import '#features/allBranches'",
  'tests/contract/walk.test.ts': "import '#mirage/handlers/all'",
  'tests/browser/disks.spec.ts': "test('a disk is made @journey')\ntest('a disk grows')",
  'tests/browser/menus.spec.ts':
    "test('a menu @journey', () => goto('/projects/a/disks'))\ntest('another @journey', () => goto('/silo'))\ntest('a third', () => goto('/projects/a/disks'))",
  'tests/browser/pickers.spec.ts': "const page = '/projects/a/floating-ips-new'\n\ntest('a picker @journey')",
})

describe('a change', () => {
  it('of a page runs the tests of all pages about it, its browser tests, and the journeys that open it', () => {
    expect(concernedBy(['src/features/project/disks/list.tsx'], tree)).toEqual({
      features: ['disks'],
      areAll: false,
      names: ['disks', 'disks'],
      direct: [],
      ofAllPages: ['tests/contract/readings.test.ts'],
      ownSpecs: ['tests/browser/disks.spec.ts'],
      journeys: ['tests/browser/menus.spec.ts:1'],
      left: [],
    })
  })

  it('of what pages share runs what imports it, at any distance, but names what is of the whole', () => {
    const { features, direct, journeys, left } = concernedBy(['src/model/size.ts'], tree)
    expect(features).toEqual(['disks', 'floating-ips'])
    expect(direct).toEqual(['src/model/size.test.ts'])
    expect(journeys).toEqual(['tests/browser/menus.spec.ts:1', 'tests/browser/pickers.spec.ts:3'])
    expect(left).toEqual(['src/model/sizes.whole.test.ts'])
  })

  it('of a handler is one of the feature with its name, and of the test beside it', () => {
    const { features, direct } = concernedBy(['mirage/handlers/disks.ts'], tree)
    expect(features).toEqual(['disks'])
    expect(direct).toEqual(['mirage/handlers/disks.test.ts'])
  })

  it('of a test runs that test, also one of the whole', () => {
    expect(concernedBy(['src/model/sizes.whole.test.ts'], tree).direct).toEqual([
      'src/model/sizes.whole.test.ts',
    ])
    const { ownSpecs, ofAllPages } = concernedBy(['tests/browser/menus.spec.ts'], tree)
    expect([...ownSpecs, ...ofAllPages]).toEqual(['tests/browser/menus.spec.ts'])
  })

  it('spreads neither by types nor through what collects one of each', () => {
    const importers = importersOf(tree.files, tree.read)
    expect([...reachOf(['src/features/kit/heading.ts', 'mirage/handlers/disks.ts'], importers)]).toEqual([
      'src/features/kit/heading.ts',
      'mirage/handlers/disks.ts',
    ])
  })

  it('of each alias of tsconfig.json is followed', () => {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: { paths: Record<string, readonly string[]> }
    }
    const notFollowed = Object.entries(compilerOptions.paths).filter(([alias, [folder = '']]) => {
      const file = `${folder.slice(2).replace('*', 'one')}.ts`
      const { files, read } = treeOf({ [file]: '', 'a.ts': `import '${alias.replace('*', 'one')}'` })
      return !reachOf([file], importersOf(files, read)).has('a.ts')
    })
    expect(notFollowed).toEqual([])
  })
})
