// Which file of the build each module belongs to, derived from the graph of imports. A page is fetched when its route is
// opened, so what its file needs is what its entry reaches.

/** @typedef {Parameters<import('vite').Rolldown.CodeSplittingNameFunction>[1]} Graph */

/** The frame of every page. It is fetched on demand, but every page demands it. */
const frame = /\/src\/features\/(app\/(layouts\.tsx|loaders\.ts))$/

/**
 * The pages that most sessions begin with, in this order: the file of what they need and the pages before do not, and
 * their entries. The first is part of the shell: nearly every page is or has a list.
 * @type {readonly { file: string, entries: RegExp }[]}
 */
const firstPages = [
  { file: 'shell', entries: /\/features\/projects\/list\.tsx$/ },
  {
    file: 'states',
    entries: /\/features\/(instances\/list\.tsx|app\/FailedCount\.tsx)$/,
  },
  {
    file: 'detail',
    entries:
      /\/features\/(instances\/(InstancePage\.tsx|InstanceSwitch\.tsx|storage\/StorageTab\.tsx)|vpcs\/VpcSwitch\.tsx)$/,
  },
]

/**
 * What is fetched apart from everything else, and its file.
 * @type {readonly [string, RegExp][]}
 */
const apart = [
  // The routes that are not in the first file.
  ['routes', /\/src\/(allRoutes\.ts|moreRoutes\.tsx)$/],
  // The switch between silos goes with their page.
  ['silos-detail', /\/src\/features\/silos\/SiloSwitch\.tsx$/],
  ['palette', /\/src\/features\/palette\/PaletteDialog\.tsx$/],
  // The texts of all help pages: the list of the pages has a line of each.
  ['help-words', /\/(?:[^/]+\.)?help\.tsx$/],
  // What the user's roles allow is asked once the page is drawn.
  ['roles', /\/src\/features\/shared\/heldRoles\.ts$/],
]

/** What pages and dialogs are made of. Of those that need a module, the first has it in its file. */
const kinds = ['list', 'detail', 'error', 'overlay', 'form', 'charts', 'terminal', 'map', 'gallery']
/**
 * The files of what features share besides. Their order is that of the kinds.
 * @type {Readonly<Record<string, string>>}
 */
const sharedFiles = { list: 'lists', detail: 'details', error: 'errors', overlay: 'overlays', form: 'forms' }

/**
 * A kind is recognized by what it is built on: the first pattern that matches a reached module.
 * @type {readonly [string, RegExp][]}
 */
const builtOn = [
  ['gallery', /\/src\/features\/gallery\//],
  ['terminal', /\/node_modules\/@xterm\//],
  ['map', /\/src\/features\/vpcs\/map\//],
  ['charts', /\/src\/ui\/chart\/|\/node_modules\/(uplot|react-day-picker)\//],
  ['form', /\/node_modules\/formik\//],
  ['list', /\/src\/features\/shared\/list\/List\.tsx$/],
]
/** @param {string} id */
const isPage = (id) => /(Page|Tab|Layout|Panel)\.tsx$|[lL]oaders?\.ts$/.test(id)
/** The screen of a failed page, and what stands in the place of a missing part. */
const isError = (/** @type {string} */ id) =>
  /\/src\/(features\/routing\/errors\/ErrorScreen|ui\/feedback\/MissingPart)\.tsx$/.test(id)
/** A loader beside the list of its feature belongs to the list. */
const isListLoader = (/** @type {string} */ id) => /\/features\/[^/]+\/loaders\.ts$/.test(id)

/**
 * An import that is fetched on demand: its module, its feature, its kind, and every module that it needs.
 * @typedef {{ id: string, feature: string, kind: string, reach: ReadonlySet<string> }} Area
 */

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
 * Everything of the application that some import fetches on demand.
 * @param {string} entry
 * @param {Graph} graph
 */
function onDemand(entry, graph) {
  const all = new Set([entry])
  /** @type {Set<string>} */
  const found = new Set()
  for (const id of all) {
    const info = graph.getModuleInfo(id)
    for (const next of info?.dynamicallyImportedIds ?? []) found.add(next)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) all.add(next)
  }
  return found
}

/**
 * @param {string} id
 * @param {ReadonlySet<string>} reach
 */
const kindOf = (id, reach) =>
  (isError(id) ? 'error' : undefined) ??
  builtOn.find(([, pattern]) => [...reach].some((other) => pattern.test(other)))?.[0] ??
  (isListLoader(id) ? 'list' : isPage(id) ? 'detail' : 'overlay')

/** The features that belong to all others. */
const common = new Set(['app', 'palette', 'routing', 'shortcuts'])

/** @param {string} id */
function featureOf(id) {
  const [file] = apart.find(([, pattern]) => pattern.test(id)) ?? []
  if (file) return file
  const feature = /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? 'shared'
  return common.has(feature) ? 'shared' : feature
}

/**
 * @param {string} entry
 * @param {Graph} graph
 * @returns {Area[]}
 */
function areasOf(entry, graph) {
  return [...onDemand(entry, graph)].map((id) => {
    const reach = reachOf(id, graph)
    return { id, feature: featureOf(id), kind: kindOf(id, reach), reach }
  })
}

/**
 * The file of a module, by the areas that need it. A dependency is needed by no fewer areas than what imports it, so it
 * is in the same file or in an earlier one: no two files import each other.
 * @param {readonly Area[]} needing
 */
function fileFor(needing) {
  const kind = kinds.find((each) => needing.some((area) => area.kind === each)) ?? 'overlay'
  const [feature = 'shared', ...others] = new Set(needing.map((area) => area.feature))
  const first = firstPages.find(({ entries }) => needing.some(({ id }) => entries.test(id)))
  if (needing.some((area) => area.feature === 'roles')) return 'roles'
  if (first) return first.file
  if (others.length > 0 || feature === 'shared') return sharedFiles[kind] ?? kind
  return apart.some(([file]) => file === feature) ? feature : `${feature}-${kind}`
}

/**
 * The name of the file for each module.
 * @param {string} entry
 * @param {Graph} graph
 */
function filesOf(entry, graph) {
  const areas = areasOf(entry, graph)
  const framed = areas.filter(({ id }) => frame.test(id)).flatMap(({ reach }) => [...reach])
  const always = new Set([...reachOf(entry, graph), ...framed])
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const id of new Set(areas.flatMap(({ reach }) => [...reach])))
    files.set(id, fileFor(areas.filter(({ reach }) => reach.has(id))))
  for (const id of always) files.set(id, 'shell')
  return files
}

/**
 * Groups of builds with the mock region, before the others: the clock of demos, and what loads it, in files that need no
 * other. The clock is in place before any other code runs.
 * @type {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export const clockFirst = [
  { name: 'loader', test: /rolldown[\\/]runtime|vite[\\/]preload-helper/ },
  { name: 'demo-clock', test: /demos[\\/]page[\\/]pageClock|node_modules[\\/](@sinonjs|type-detect)[\\/]/ },
]

/**
 * The groups of the build: React, which changes least, apart; the first file with everything that each page needs; and
 * for each kind of page what several features share, besides a file of each feature's own.
 * @param {string} entry the module that the page starts with
 * @returns {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export function groups(entry) {
  /** @type {Map<string, string> | undefined} */
  let files
  return [
    { name: 'react', test: /(node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime)/ },
    {
      name: (id, graph) => {
        files ??= filesOf(entry, graph)
        return files.get(id) ?? null
      },
      debugName: 'pages',
      // Each module has its file: a dependency is never needed by fewer pages than what imports it.
      includeDependenciesRecursively: false,
    },
  ]
}
