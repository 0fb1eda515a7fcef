// Assigns each module to a file of the build, derived from the import graph. A page is fetched when its route is
// opened, so its file needs the modules that its entry reaches. A module whose file does not follow from the
// graph carries a mark, so that it keeps its file when it is renamed:
//
//   // @chunk NAME   the file of this import on demand
//   // @kind NAME    an import on demand that needs this module is of that kind
//
// The build fails when a name has no module, or a module an unknown name.
import { readFileSync } from 'node:fs'
import { featureOf, isOfProject } from '../rooms/features.mjs'

/** @typedef {Pick<Parameters<import('vite').Rolldown.CodeSplittingNameFunction>[1], 'getModuleInfo'>} Graph */

/**
 * The first files of most sessions, in this order: each has the modules that its imports on demand need and no
 * earlier file has. `shell` is the frame of every page with the list of projects, since nearly every page has a
 * list; `roles`, which disables actions, is fetched once the page is rendered; `search` finds the version of the
 * region on the first visit, and `version` watches it; `converter` converts for older regions, and `converter-first` for
 * the first ones; `menu` and `popups` open at a single key or press, and `commands` runs what is chosen there, so they
 * need no file of later pages; `failed` counts in the sidebar of a project, and has what the counts of System share with it;
 * `day-lines` draws the last day in the rows of a list.
 */
const firstFiles = [
  'shell',
  'roles',
  'states',
  'detail',
  'search',
  'version',
  'converter',
  'converter-first',
  'late',
  'menu',
  'commands',
  'popups',
  'failed',
  'day-lines',
]

/** Files that open at a single key or press as well. No other file needs them: what they share with others is in `names`. */
const alone = ['palette', 'routes']

/** Files of modules that only some imports on demand need, separate from the rest of their features. */
const apart = [
  'calendar',
  'code',
  'installation',
  'instances-serial',
  'settings-check',
  'silos-detail',
  'vpcs-detail',
]

/**
 * @typedef {object} Kind a kind of import on demand
 * @property {string} kind
 * @property {string} shared the file of what several features share, with `project-` before it for those of projects; each
 *   feature also has its own file
 * @property {boolean} [isMarked] whether modules name it
 * @property {readonly string[]} [packages] by which it is recognized
 * @property {boolean} [isWhole] whether all features use the shared file alone
 */

/**
 * The kinds in order of precedence: a module that several kinds need is in the file of the first of them.
 * @type {readonly Kind[]}
 */
const kinds = [
  { kind: 'list', shared: 'lists', isMarked: true },
  { kind: 'detail', shared: 'details' },
  { kind: 'error', shared: 'errors', isMarked: true },
  { kind: 'overlay', shared: 'overlays' },
  { kind: 'panel', shared: 'overlays', isMarked: true },
  { kind: 'form', shared: 'forms', packages: ['formik'] },
  { kind: 'charts', shared: 'charts', packages: ['uplot'], isMarked: true },
  { kind: 'terminal', shared: 'terminal', packages: ['@xterm/xterm'] },
  { kind: 'map', shared: 'map', isMarked: true },
  { kind: 'help', shared: 'help-topics', isMarked: true, isWhole: true },
  { kind: 'preview', shared: 'preview', isMarked: true, isWhole: true },
]
/** The kinds in order of precedence for an import on demand that needs modules of several kinds. */
const recognized = ['preview', 'help', 'terminal', 'map', 'charts', 'form', 'list', 'error', 'panel']

/** The features that all other features use. */
const common = ['app', 'kit', 'palette', 'shared', 'shortcuts']

/** The feature of a module; `shared` for one that all features use. @param {string} id */
function featureOrShared(id) {
  const feature = featureOf(id) ?? 'shared'
  return common.includes(feature) ? 'shared' : feature
}

/** @typedef {{ id: string, chunk: string | undefined, kind: string | undefined }} Marked */

/** @returns {Marked} the marks of a module */
function marksOf(/** @type {string} */ id) {
  const text = /\/src\/[^?]+\.tsx?$/.test(id) ? readFileSync(id, 'utf8') : ''
  const named = (/** @type {string} */ word) => new RegExp(`^// @${word} (\\S+)$`, 'm').exec(text)?.[1]
  return { id, chunk: named('chunk'), kind: named('kind') }
}

/**
 * @param {string} start
 * @param {Graph} graph
 */
function reachOf(start, graph) {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/**
 * Every module of the application with its marks, and the imports on demand with the modules that have them.
 * @param {string} entry
 * @param {Graph} graph
 */
function modulesFrom(entry, graph) {
  const all = new Set([entry])
  /** @type {Map<string, string[]>} */
  const onDemand = new Map()
  for (const id of all) {
    const info = graph.getModuleInfo(id)
    const late = info?.dynamicallyImportedIds ?? []
    for (const next of [...(info?.importedIds ?? []), ...late]) all.add(next)
    for (const next of late) onDemand.set(next, [...(onDemand.get(next) ?? []), id])
  }
  return { modules: new Map([...all].map((id) => [id, marksOf(id)])), onDemand }
}

/**
 * The names without a module, and the modules with an unknown name.
 * @param {ReadonlyMap<string, Marked>} modules
 * @param {ReadonlyMap<string, unknown>} onDemand
 */
function faultsOf(modules, onDemand) {
  const marks = [...modules.values()]
  const files = [...firstFiles, ...alone, ...apart]
  const marked = kinds.filter(({ isMarked }) => isMarked).map(({ kind }) => kind)
  const packages = kinds.flatMap((each) => each.packages ?? [])
  const has = (/** @type {string} */ folder) => [...modules.keys()].some((id) => id.includes(folder))
  return [
    ...marks
      .filter(({ chunk }) => chunk && !files.includes(chunk))
      .map(({ id, chunk }) => `${id} names a file that does not exist: ${chunk}`),
    ...marks
      .filter(({ id, chunk }) => chunk && !onDemand.has(id))
      .map(({ id }) => `${id} names its file, but is not imported on demand`),
    ...marks
      .filter(({ kind }) => kind && !marked.includes(kind))
      .map(({ id, kind }) => `${id} names a kind that does not exist: ${kind}`),
    ...files
      .filter((file) => !marks.some(({ chunk }) => chunk === file))
      .map((file) => `no module has the mark @chunk ${file}`),
    ...marked
      .filter((name) => !marks.some(({ kind }) => kind === name))
      .map((name) => `no module has the mark @kind ${name}`),
    ...packages.filter((name) => !has(`/node_modules/${name}/`)).map((name) => `no module is of ${name}`),
    ...common
      .filter((name) => ![...modules.keys()].some((id) => featureOf(id) === name))
      .map((name) => `no module is of the feature ${name}`),
  ]
}

/**
 * @typedef {object} Area an import on demand
 * @property {string} id its module
 * @property {string} feature
 * @property {boolean} isOfProject whether its feature has pages of a project
 * @property {string} kind
 * @property {string | undefined} chunk the file that its mark names
 * @property {ReadonlySet<string>} reach every module that it needs
 */

/**
 * The kind of an import on demand, from the modules that it reaches.
 * @param {readonly Marked[]} reached
 */
const kindIn = (reached) =>
  recognized.find((name) => {
    const packages = kinds.find(({ kind }) => kind === name)?.packages ?? []
    return reached.some(
      ({ id, kind }) => kind === name || packages.some((folder) => id.includes(`/node_modules/${folder}/`)),
    )
  })

/**
 * @param {string} entry
 * @param {Graph} graph
 * @returns {Area[]} throws when a name has no module, or a module an unknown name
 */
function areasOf(entry, graph) {
  const { modules, onDemand } = modulesFrom(entry, graph)
  const faults = faultsOf(modules, onDemand)
  if (faults.length > 0) throw new Error(`tools/build/groups.mjs: ${faults.join('; ')}`)
  // The mock region imports descriptions of the API on demand: each has a file of its own.
  const asked = [...onDemand.keys()].filter((id) => !/\/mirage\//.test(id))
  const areas = asked.map((id) => {
    const reach = reachOf(id, graph)
    const chunk = modules.get(id)?.chunk
    const feature = featureOrShared(id)
    return {
      id,
      chunk,
      feature: chunk && apart.includes(chunk) ? chunk : feature,
      isOfProject: isOfProject(id),
      // An import of no noun, such as a menu or a dialog, opens on the pages of all nouns.
      kind:
        kindIn([...reach].flatMap((other) => modules.get(other) ?? [])) ??
        (feature === 'shared' ? 'overlay' : 'detail'),
      reach,
    }
  })
  /** Whether it exports a component. Without one, as a loader, it is fetched with the page that needs it. */
  const isDrawn = (/** @type {string} */ id) =>
    graph.getModuleInfo(id)?.exports.some((name) => name === 'default' || /^[A-Z]/.test(name))
  return areas.map((area) => {
    if (area.feature === 'shared' || area.chunk || isDrawn(area.id)) return area
    const isBeside = (/** @type {Area} */ other) =>
      isDrawn(other.id) &&
      !other.chunk &&
      other.feature === area.feature &&
      onDemand.get(other.id)?.some((asker) => onDemand.get(area.id)?.includes(asker))
    const beside = areas.filter(isBeside)
    return {
      ...area,
      kind: kinds.find(({ kind }) => beside.some((other) => other.kind === kind))?.kind ?? area.kind,
    }
  })
}

/**
 * The file of a module, by the areas that need it. At least the areas of its importer need a dependency, so it is
 * in the same file or in an earlier one: no two files import each other.
 * @param {readonly Area[]} all
 */
function fileFor(all) {
  const first = firstFiles.find((name) => all.some(({ chunk }) => chunk === name))
  if (first) return first
  // What pages of the preview need has the file that it has without them.
  const shipped = all.filter(({ kind }) => kind !== 'preview')
  const needing = shipped.length > 0 ? shipped : all
  const own = needing.find(({ chunk }) => chunk && alone.includes(chunk))?.chunk
  if (own) return needing.every(({ chunk }) => chunk === own) ? own : 'names'
  const isOf = (/** @type {string} */ kind) => needing.some((area) => area.kind === kind)
  let found = kinds.find(({ kind }) => isOf(kind))
  // A help page fetches no forms for the words it shares with them.
  if (found?.kind === 'form' && needing.some(({ kind }) => kind === 'help'))
    found = kinds.find(({ kind }) => kind === 'overlay')
  const [feature = 'shared', ...others] = new Set(needing.map((area) => area.feature))
  const shared = found?.shared ?? 'overlays'
  if (!found || found.isWhole) return shared
  if (others.length > 0 || feature === 'shared')
    return needing.some((area) => area.isOfProject) ? `project-${shared}` : shared
  // The panels of a feature open over its pages.
  return apart.includes(feature) ? feature : `${feature}-${found.kind === 'panel' ? 'detail' : found.kind}`
}

/**
 * The name of the file for each module.
 * @param {string} entry
 * @param {Graph} graph
 */
export function filesOf(entry, graph) {
  const areas = areasOf(entry, graph)
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const id of new Set(areas.flatMap(({ reach }) => [...reach])))
    files.set(id, fileFor(areas.filter(({ reach }) => reach.has(id))))
  for (const id of reachOf(entry, graph)) files.set(id, 'shell')
  return files
}

/**
 * A group of the modules whose paths match one of the patterns.
 * @param {string} name
 * @param {readonly RegExp[]} patterns
 */
const byPath = (name, patterns) => ({
  name,
  test: new RegExp(patterns.map(({ source }) => source).join('|')),
  patterns,
})

/**
 * The first groups of builds with the mock region, in files that import no other. The clock of demos and its loader, so
 * that the clock is installed before any other code runs; and the operations, since the mock needs all of them, and would
 * fetch the files of all pages with them.
 */
const withMock = [
  byPath('loader', [/rolldown[\\/]runtime/, /vite[\\/]preload-helper/]),
  byPath('demo-clock', [
    /demos[\\/]page[\\/]pageClock/,
    /node_modules[\\/]@sinonjs[\\/]/,
    /node_modules[\\/]type-detect[\\/]/,
  ]),
  byPath('operations', [/store[\\/]api[\\/]generated[\\/]operations[\\/]/]),
]

/** React changes least, so it has its own file. */
const react = byPath('react', [
  /node_modules[\\/]react[\\/]/,
  /node_modules[\\/]react-dom[\\/]/,
  /node_modules[\\/]scheduler[\\/]/,
  /rolldown[\\/]runtime/,
])

/** The hooks of machines. They need a package of the overlays, which pages without a machine of their own do not fetch. */
const machineHooks = {
  ...byPath('machine-hooks', [
    /node_modules[\\/]@xstate[\\/]react[\\/]/,
    /node_modules[\\/]use-isomorphic-layout-effect[\\/]/,
  ]),
  includeDependenciesRecursively: false,
}

/**
 * A Vite plugin that groups modules into files, and fails the build when a pattern matches no module. The first
 * file has everything that each page needs; each kind of page has a shared file, and one file per feature.
 * @param {string} entry the module that the page starts with
 * @param {{ hasClock: boolean }} options whether the build has the mock region, and with it the clock of demos
 * @returns {import('vite').Plugin}
 */
export function groups(entry, { hasClock }) {
  const named = [...(hasClock ? withMock : []), react, machineHooks]
  /** @type {Map<string, string> | undefined} */
  let files
  /** @type {import('vite').Rolldown.CodeSplittingGroup} */
  const byNeed = {
    name: (id, graph) => {
      files ??= filesOf(entry, graph)
      return files.get(id) ?? null
    },
    debugName: 'pages',
    // Each module has its file already: at least the pages of its importer need a dependency.
    includeDependenciesRecursively: false,
  }
  return {
    name: 'groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [...named.map(({ patterns: _, ...group }) => group), byNeed] } },
        },
      },
    }),
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const unmatched = named.flatMap(({ name, patterns }) =>
        patterns
          .filter((pattern) => !ids.some((id) => pattern.test(id)))
          .map((pattern) => `${name}: ${pattern}`),
      )
      if (unmatched.length > 0)
        throw new Error(`Patterns of tools/build/groups.mjs that match no module: ${unmatched.join(', ')}`)
    },
  }
}
