import { readdirSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

// What `npm test` leaves out, in parts: `npm run test:whole` runs them all, with names after `--` some of them.

/**
 * @typedef {object} Part
 * @property {string} what is tested
 * @property {number} seconds alone on two cores; tests/README.md has them too
 * @property {string} [spec] the file of browser tests that it is
 */

/** @type {Readonly<Record<string, Part>>} */
export const parts = {
  contracts: { what: 'contract tests of all versions, roles and forms', seconds: 190 },
  browser: { what: 'the other browser tests', seconds: 270 },
  pages: { what: 'every page, from all sides', seconds: 470, spec: 'everyRoute' },
  failing: { what: 'every page while calls fail', seconds: 155, spec: 'failingCrawl' },
  code: { what: 'code that cannot be fetched', seconds: 50, spec: 'missingCode' },
  demos: { what: 'every demo', seconds: 105, spec: 'demoScripts' },
  versions: { what: 'journeys in front of other versions of the API', seconds: 35, spec: 'versions' },
  engines: { what: 'every page, and journeys, in Firefox ESR and in WebKitGTK', seconds: 200 },
  release: { what: 'a release, installed in each way', seconds: 42 },
}

const ownSpecs = Object.values(parts).flatMap(({ spec }) => spec ?? [])

/**
 * The arguments of Playwright for some parts. All of them are what is no journey; one by its name has its journeys too.
 * @param {readonly string[]} names
 * @returns {readonly string[] | undefined} undefined if none of them has browser tests
 */
export function browserArgs(names) {
  if (names.length === Object.keys(parts).length) return ['--project', 'rest']
  const specs = names.flatMap((name) => parts[name]?.spec ?? [])
  const others = readdirSync(`${root}tests/browser`)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replace('.spec.ts', ''))
    .filter((file) => !ownSpecs.includes(file))
  const asked = [...specs, ...(names.includes('browser') ? others : [])]
  return asked.length > 0 ? asked.map((file) => `/${file}.spec.ts`) : undefined
}

/** What `npm test` says at its end of what it has left out. */
export const leftToTheWhole = () =>
  [
    'Not run here; `npm run test:whole` runs all of it, `npm run test:whole -- NAME` one part:',
    ...Object.entries(parts).map(
      ([name, { what, seconds }]) => `${String(seconds).padStart(8)} s  ${name.padEnd(10)} ${what}`,
    ),
  ].join('\n')
