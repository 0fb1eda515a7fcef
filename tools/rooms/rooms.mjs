import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'
import { importsOf, reachOf } from '../run/graph.mjs'
import { featureOf } from './features.mjs'
import { kitFloors } from './kitFloors.mjs'

// Which rooms of src/ import which, by floors. A room imports what is below it: types and `import()` count too.

const [lowestOfKit = [], ...kitAbove] = kitFloors.map((floor) => floor.map((room) => `kit/${room}`))

/**
 * The floors, the lowest first. `kit/…` and `store/…` are rooms within a part; a single module at the top of a part has its
 * own name; `nouns` are the files `noun.ts` of all features; `features` stands for those that are not named.
 */
const floors = [
  ['src'],
  ['api/generated'],
  ['model'],
  ['machines'],
  ['ui'],
  ['store/observable', 'store/pastFrame', 'store/kept', 'store/partRegistry'],
  ['store/observer', 'store/slices'],
  ['store/api'],
  ['store/eventLog'],
  ['store/region', 'store/devTools'],
  ['store/store', 'store/parts'],
  ['store/past', 'store/commands'],
  ['store/code'],
  ['store/undo'],
  ['store/ledger'],
  ['store/actors'],
  ['store/hooks'],
  ['store/useRegionVersion'],
  ['store/useWhyNotOffered'],
  lowestOfKit,
  ['nouns'],
  ['areas'],
  ...kitAbove,
  ['shared'],
  ['features'],
  ['demos', 'gallery', 'hosted-inspector'],
  ['debugger'],
  ['allBranches', 'allNouns'],
  ['palette'],
  ['preview'],
  ['app'],
  ['entries'],
]

/** The floor of each room that has its own. */
const floorOf = new Map(
  floors.flatMap((floor, height) => floor.map((room) => /** @type {const} */ ([room, height]))),
)

/** @param {string} room */
const floorOfRoom = (room) => floorOf.get(room) ?? /** @type {number} */ (floorOf.get('features'))

/**
 * The room of a module of src/.
 * @param {string} file
 */
function roomOf(file) {
  const [, part = '', room = '', inner = ''] = file.split('/')
  const isModule = (/** @type {string} */ name) => /\.tsx?$/.test(name)
  if (isModule(part)) return /^(main|preview|early)\./.test(part) ? 'entries' : 'src'
  if (part === 'store') {
    if (file.includes('/generated/')) return 'api/generated'
    return `store/${room.replace(/\.tsx?$/, '')}`
  }
  if (part !== 'features') return part
  if (isModule(room)) return room.replace(/\.tsx?$/, '')
  if (room === 'kit') return `kit/${inner.replace(/\.tsx?$/, '')}`
  return file.endsWith('/noun.ts') ? 'nouns' : (featureOf(file) ?? room)
}

/** The modules of src/ that are no tests. */
const modules = () =>
  execFileSync('git', ['ls-files', 'src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|bench|d)\.tsx?$/.test(file))

/**
 * The arrows between rooms, each with the imports that it is made of.
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {Map<string, { from: string, to: string, imports: string[] }>}
 */
export function arrowsBetween(files, read) {
  const all = new Set(files)
  const arrows = new Map()
  for (const file of files)
    for (const found of importsOf(file, read(file), all)) {
      const [from, to] = [roomOf(file), roomOf(found)]
      if (from === to) continue
      const key = `${from} → ${to}`
      const known = arrows.get(key)
      if (known) known.imports.push(`${file} → ${found}`)
      else arrows.set(key, { from, to, imports: [`${file} → ${found}`] })
    }
  return arrows
}

/**
 * The circles: rooms that reach each other.
 * @param {Iterable<{ from: string, to: string }>} arrows
 * @returns {string[][]}
 */
export function circlesOf(arrows) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map()
  for (const { from, to } of arrows) {
    next.set(from, (next.get(from) ?? new Set()).add(to))
    if (!next.has(to)) next.set(to, new Set())
  }
  const reach = new Map([...next.keys()].map((room) => [room, reachOf([room], next)]))
  const seen = new Set()
  const circles = []
  for (const room of next.keys()) {
    if (seen.has(room)) continue
    const circle = [...(reach.get(room) ?? [])].filter((other) => reach.get(other)?.has(room))
    for (const each of circle) seen.add(each)
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  return circles
}

/** The rooms of this working tree: arrows, those that run up, and circles. */
export function roomsNow() {
  const arrows = [...arrowsBetween(modules(), (file) => readFileSync(`${root}${file}`, 'utf8')).values()]
  return {
    arrows,
    up: arrows.filter(({ from, to }) => floorOfRoom(to) > floorOfRoom(from)),
    circles: circlesOf(arrows),
  }
}
