import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesOf, type Graph } from './groups.mjs'

const root = mkdtempSync(join(tmpdir(), 'orrery-groups-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A module: its mark, its imports, its imports on demand, and its exports. */
interface Module {
  mark?: string
  needs?: string[]
  late?: string[]
  exports?: string[]
}

/** An application with each file, kind and package that the build knows, and a feature of disks. */
const application: Record<string, Module> = {
  'src/main.tsx': {
    needs: ['src/features/project/disks/routes.ts'],
    late: [
      'app/frame',
      'shared/roles',
      'project/instances/states',
      'project/instances/detail',
      'shared/menu',
      'shared/dialog',
      'shared/commands',
      'shared/calendar',
      'shared/code',
      'shared/serial',
      'shared/panel',
      'console/gallery/page',
      'console/palette/search',
      'app/converter',
      'app/converter-first',
      'app/failed',
      'project/instances/cpuOfDay',
      'app/installation',
      'app/settings-check',
      'app/search',
      'app/version',
      'app/late',
      'system/silos/pick',
      'project/vpcs/pick',
      'kit/errors',
      'system/metrics/page',
      'project/vpcs/map',
      'console/help/about',
      'serial/terminal',
      'console/shortcuts/all',
    ].map((name) => `src/features/${name}.tsx`),
  },
  'src/features/app/frame.tsx': { mark: '@chunk shell', needs: ['src/ui/Row.tsx'] },
  'src/features/shared/roles.tsx': { mark: '@chunk roles' },
  'src/features/project/instances/states.tsx': {
    mark: '@chunk states',
    needs: ['src/ui/Row.tsx', 'src/ui/State.tsx'],
  },
  'src/features/project/instances/detail.tsx': {
    mark: '@chunk detail',
    needs: ['src/ui/State.tsx', 'src/ui/Facts.tsx'],
  },
  'src/features/shared/menu.tsx': { mark: '@chunk menu', needs: ['src/ui/Popup.tsx'] },
  'src/features/shared/dialog.tsx': {
    mark: '@chunk popups',
    needs: ['src/ui/Popup.tsx', 'src/ui/Scrim.tsx'],
  },
  'src/features/shared/commands.tsx': { mark: '@chunk commands', needs: ['src/ui/Question.tsx'] },
  'src/features/shared/calendar.tsx': { mark: '@chunk calendar' },
  'src/features/shared/code.tsx': { mark: '@chunk code' },
  'src/features/shared/serial.tsx': { mark: '@chunk instances-serial' },
  'src/features/shared/panel.tsx': { needs: ['src/ui/Panel.tsx'] },
  'src/ui/Panel.tsx': { mark: '@kind panel' },
  'src/features/console/gallery/page.tsx': {
    mark: '@kind preview',
    needs: ['src/ui/Icon.tsx', 'src/size.ts', 'src/specimen.ts'],
  },
  'src/features/console/palette/search.tsx': {
    mark: '@chunk palette',
    needs: ['src/ui/Popup.tsx', 'src/ui/Icon.tsx'],
    late: ['src/tree.ts'],
  },
  'src/features/app/converter.tsx': { mark: '@chunk converter' },
  'src/features/app/converter-first.tsx': { mark: '@chunk converter-first' },
  'src/features/app/failed.tsx': { mark: '@chunk failed' },
  'src/features/project/instances/cpuOfDay.tsx': { mark: '@chunk day-lines' },
  'src/features/app/installation.tsx': { mark: '@chunk installation' },
  'src/features/app/settings-check.tsx': { mark: '@chunk settings-check' },
  'src/features/app/search.tsx': { mark: '@chunk search' },
  'src/features/app/version.tsx': { mark: '@chunk version' },
  'src/features/app/late.tsx': { mark: '@chunk late' },
  'src/tree.ts': { mark: '@chunk routes' },
  'src/features/system/silos/pick.tsx': { mark: '@chunk silos-detail' },
  'src/features/project/vpcs/pick.tsx': { mark: '@chunk vpcs-detail' },
  'src/features/kit/errors.tsx': { mark: '@kind error' },
  'src/features/system/metrics/page.tsx': {
    mark: '@kind charts',
    needs: ['node_modules/uplot/plot.js'],
  },
  'src/features/project/vpcs/map.tsx': { mark: '@kind map' },
  'src/features/console/help/about.tsx': { mark: '@kind help' },
  'src/features/serial/terminal.tsx': { needs: ['node_modules/@xterm/xterm/x.js'] },
  'src/features/console/shortcuts/all.tsx': {},
  'src/features/project/disks/routes.ts': {
    late: ['list', 'load', 'create', 'panel'].map((name) => `src/features/project/disks/${name}.tsx`),
  },
  'src/features/project/disks/list.tsx': {
    needs: ['src/kit/List.tsx', 'src/ui/State.tsx', 'src/ui/Icon.tsx', 'src/disk.ts'],
  },
  'src/features/project/disks/load.tsx': { needs: ['src/disk.ts'], exports: ['load'] },
  'src/features/project/disks/create.tsx': { needs: ['node_modules/formik/form.js', 'src/ui/Field.tsx'] },
  'src/features/project/disks/panel.tsx': { needs: ['src/size.ts'] },
  'src/kit/List.tsx': { mark: '@kind list' },
}

function files(changed: Record<string, Module> = {}) {
  const modules = { ...application, ...changed }
  const info = new Map(
    Object.entries(modules).map(([path, { needs = [], late = [], exports = ['Page'] }]) => [
      join(root, path),
      {
        importedIds: needs.map((each) => join(root, each)),
        dynamicallyImportedIds: late.map((each) => join(root, each)),
        exports,
      },
    ]),
  )
  for (const [path, { mark }] of Object.entries(modules)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), mark ? `// ${mark}\nexport {}\n` : 'export {}\n')
  }
  for (const path of [
    'src/ui/Row.tsx',
    'src/ui/State.tsx',
    'src/ui/Facts.tsx',
    'src/ui/Field.tsx',
    'src/ui/Popup.tsx',
    'src/ui/Icon.tsx',
    'src/ui/Scrim.tsx',
    'src/ui/Question.tsx',
    'src/specimen.ts',
    'src/disk.ts',
    'src/size.ts',
  ])
    writeFileSync(ensured(join(root, path)), 'export {}\n')
  const graph = { getModuleInfo: (id: string) => info.get(id) ?? null } as unknown as Graph
  const found = filesOf(join(root, 'src/main.tsx'), graph)
  return (path: string) => found.get(join(root, path))
}

function ensured(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  return path
}

it('a module of a first page is in the first file whose page needs it', () => {
  const file = files()
  expect(file('src/main.tsx')).toBe('shell')
  expect(file('src/ui/Row.tsx')).toBe('shell')
  expect(file('src/ui/State.tsx')).toBe('states')
  expect(file('src/ui/Facts.tsx')).toBe('detail')
})

it('what opens at a single key needs no file of later pages', () => {
  const file = files()
  expect(file('src/ui/Popup.tsx')).toBe('menu')
  expect(file('src/ui/Scrim.tsx')).toBe('popups')
  expect(file('src/ui/Question.tsx')).toBe('commands')
  expect(file('src/ui/Icon.tsx')).toBe('names')
  expect(file('src/features/console/palette/search.tsx')).toBe('palette')
})

it('each feature has a file for each kind of its imports, whatever their names are', () => {
  const file = files()
  expect(file('src/features/project/disks/list.tsx')).toBe('disks-list')
  expect(file('src/features/project/disks/create.tsx')).toBe('disks-form')
  expect(file('src/size.ts')).toBe('disks-detail')
  expect(file('src/features/serial/terminal.tsx')).toBe('serial-terminal')
  expect(file('src/features/console/shortcuts/all.tsx')).toBe('overlays')
  expect(file('src/features/console/help/about.tsx')).toBe('help-topics')
})

it('a loader is in the file of the page that the same module fetches', () => {
  expect(files()('src/features/project/disks/load.tsx')).toBe('disks-list')
})

it('what several features need is in a file of the first kind that needs it, apart for projects', () => {
  const { 'src/features/project/vpcs/map.tsx': map, 'src/features/system/metrics/page.tsx': metrics } =
    application
  const file = files({
    'src/features/project/vpcs/map.tsx': { ...map, needs: ['src/disk.ts'] },
    'src/features/system/metrics/page.tsx': { ...metrics, needs: [...(metrics?.needs ?? []), 'src/size.ts'] },
  })
  expect(file('src/disk.ts')).toBe('project-lists')
  expect(file('src/size.ts')).toBe('project-details')
})

it('a page of the preview changes no file of what is shipped', () => {
  expect(files()('src/size.ts')).toBe('disks-detail')
  expect(files()('src/specimen.ts')).toBe('preview')
})

it('a help page needs no file of forms', () => {
  const {
    'src/features/console/help/about.tsx': about,
    'src/features/project/disks/create.tsx': { needs = [] } = {},
  } = application
  const file = files({
    'src/features/console/help/about.tsx': { ...about, needs: ['src/words.ts'] },
    'src/features/project/disks/create.tsx': { needs: [...needs, 'src/words.ts'] },
    'src/words.ts': {},
  })
  expect(file('src/words.ts')).toBe('project-overlays')
  expect(file('src/ui/Field.tsx')).toBe('disks-form')
})

it.each([
  [
    'a file without a module',
    { 'src/features/project/instances/states.tsx': {} },
    'no module has the mark @chunk states',
  ],
  ['a kind without a module', { 'src/kit/List.tsx': {} }, 'no module has the mark @kind list'],
  [
    'a file that does not exist',
    { 'src/ui/Odd.tsx': {}, 'src/kit/List.tsx': { mark: '@kind lists' } },
    'names a kind that does not exist: lists',
  ],
  [
    'a kind that does not exist',
    { 'src/features/project/disks/panel.tsx': { mark: '@chunk disks' } },
    'names a file that does not exist: disks',
  ],
  [
    'a file for what is not imported on demand',
    { 'src/features/project/disks/routes.ts': { mark: '@chunk routes' } },
    'routes.ts names its file, but is not imported on demand',
  ],
  ['a package that is gone', { 'src/features/project/disks/create.tsx': {} }, 'no module is of formik'],
])('the build fails for %s', (_, changed: Record<string, Module>, message) => {
  expect(() => files(changed)).toThrow(message)
})
