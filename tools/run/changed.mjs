import { basename } from 'node:path'
import { featureOf as folderOf } from '../rooms/features.mjs'
import { importersOf, reachOf } from './graph.mjs'

// What a change can have broken: the tests that import what has changed, those tests of all pages that are about its
// features, and the browser tests that open an address of one of them.

/** The modules from which a test gets all pages, or the cases of all nouns. */
const ALL_PAGES = ['src/features/allBranches.ts', 'tests/support/casesOf.ts']

/** A change that reaches the pages of more features than this is not one of a few features. */
const MOST_FEATURES = 6

/** @typedef {{ files: readonly string[], read: (file: string) => string }} Tree */

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
const isOfTheWhole = (/** @type {string} */ file) => file.includes('.whole.test.')
const isSpec = (/** @type {string} */ file) => /^tests\/browser\/\w+\.spec\.ts$/.test(file)

/** `floating-ips` of `floatingIps`. @param {string} name */
const kebab = (name) => name.replaceAll(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)

/**
 * The names by which tests know a feature: that of its folder, which is in its addresses, and those of its nouns.
 * @param {string} feature
 * @param {Tree} tree
 */
function namesOf(feature, { files, read }) {
  const nouns = files.filter((file) => folderOf(file) === feature && basename(file) === 'noun.ts')
  const names = nouns.flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  )
  return [feature, ...names]
}

/**
 * The journeys of a file that open certain addresses, their own or one above all tests, as Playwright is asked for them.
 * @param {string} file
 * @param {string} text
 * @param {RegExp} addresses
 */
function journeysOf(file, text, addresses) {
  const starts = [...text.matchAll(/^ *test\(/gm)].map(({ index }) => index)
  const isAbove = addresses.test(text.slice(0, starts[0]))
  return starts
    .map((start, index) => ({ start, body: text.slice(start, starts[index + 1]) }))
    .filter(({ body }) => /@journey\b/.test(body) && (isAbove || addresses.test(body)))
    .map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`)
}

/**
 * @param {readonly string[]} changed files
 * @param {Tree} tree
 */
export function concernedBy(changed, tree) {
  const { files, read } = tree
  const importers = importersOf(files, read)
  const reached = reachOf(changed, importers)
  const withPages = new Set(files.filter((file) => /\/routes\.tsx?$/.test(file)).map(folderOf))
  const featureOf = (/** @type {string} */ file) => {
    if (isSpec(file)) return []
    const own = folderOf(file)
    if (own && withPages.has(own)) return [own]
    // The resource, the handler, the cases and the browser tests of a feature have its name.
    const name = kebab(basename(file).replace(/\..*$/, ''))
    if (!/^(src\/features|tests\/contract|tools|docs)\//.test(file) && withPages.has(name)) return [name]
    return [...reachOf([file], importers)]
      .filter((one) => /\/routes\.tsx?$/.test(one))
      .map((one) => folderOf(one) ?? '')
  }
  const features = [...new Set(changed.flatMap(featureOf))].sort()
  const beside = changed
    .map((file) => file.replace(/\.tsx?$/, '.test.ts'))
    .filter((file) => files.includes(file))
  const direct = new Set(
    [...reached, ...beside].filter((file) => isTest(file) && (changed.includes(file) || !isOfTheWhole(file))),
  )
  const ofAllPages = [...reachOf(ALL_PAGES, importers)].filter(
    (file) => isTest(file) && !isOfTheWhole(file) && !direct.has(file),
  )
  const areAll = features.length > MOST_FEATURES
  const names = features.flatMap((feature) => namesOf(feature, tree))
  const specs = files.filter(isSpec)
  const ownSpecs = specs.filter(
    (file) => reached.has(file) || features.includes(kebab(basename(file, '.spec.ts'))),
  )
  const opening = new RegExp(areAll ? '' : `/(?:${features.join('|')})\\b`)
  return {
    features,
    /** Whether so many features are concerned that all pages are. */
    areAll,
    /** The names of the features and their nouns. */
    names,
    /** Unit and contract tests that run whole. */
    direct: [...direct].sort(),
    /** Contract tests of all pages, of which those with one of the names run. */
    ofAllPages: features.length > 0 ? ofAllPages.sort() : [],
    /** Browser tests that run whole. */
    ownSpecs,
    /** Journeys of other files, each with its line. */
    journeys:
      features.length > 0
        ? specs
            .filter((file) => !ownSpecs.includes(file))
            .flatMap((file) => journeysOf(file, read(file), opening))
        : [],
    /** Contract tests of the whole that import what has changed, which are left out. */
    left: [...reached].filter((file) => isTest(file) && isOfTheWhole(file) && !changed.includes(file)).sort(),
  }
}
