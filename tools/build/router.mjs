// A Vite plugin that replaces lines of the router's package, for three purposes: what the console never reaches is left
// out, calls at the top level are marked as pure, and a tree of routes is ranked once. Use of what is left out fails in the
// build alone, so plugins.test.ts looks for it in the sources. The build fails when one of these lines has changed.
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

/** @import { Mark } from './lean.mjs' */

const files = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/

/**
 * No server renders the page, so error boundaries need no context, and the router has neither data of a rendered page
 * nor observers.
 * @type {readonly Mark[]}
 */
const withoutServer = [
  {
    what: 'the observers of a router',
    line: /\bif \((init|opts\?)\.instrumentations\)/g,
    replacement: 'if (false)',
    saves: 977,
  },
  {
    what: 'the context of an error boundary',
    line: /\bif \(this\.context(?= &&|\))/g,
    replacement: 'if (false',
    saves: 622,
  },
  { what: 'the data of a rendered page', line: / \|\| parseHydrationData\(\)/g, replacement: '', saves: 244 },
]

/**
 * The package declares itself free of side effects, but its lines carry no marks: with them, unused components and
 * their dependencies leave the build. Either of the two saves little without the other.
 * @type {readonly Mark[]}
 */
const pure = [
  {
    what: 'the names for developers’ tools',
    line: /^\w+\.displayName = "[^"]*";$/gm,
    replacement: '',
    saves: 4446,
  },
  {
    what: 'the components and contexts',
    line: /= (React\d*\.(?:forwardRef|memo|createContext)\()/g,
    replacement: '= /* @__PURE__ */ $1',
    saves: 4337,
  },
]

/**
 * The package ranks the routes of a tree each time that it is given one, and for each path that is matched outside of
 * it: here the ranked routes are remembered by the tree.
 * @type {readonly Mark[]}
 */
const rankedOnce = [
  // Routes are added in several steps, each with a new array of routes: only the last one is ranked.
  {
    what: 'the routes of a router',
    line: /(__privateSet\(this, _(?:hmrB|b)ranches), flattenAndRankRoutes\(routes\)\)/g,
    replacement: '$1, routes)',
  },
  {
    what: 'the ranked routes of a router',
    line: /return (__privateGet\(this, _hmrBranches\) \?\? __privateGet\(this, _branches\));/g,
    replacement: 'return flattenAndRankRoutes($1);',
  },
  {
    what: 'the ranking of routes',
    line: /^function flattenAndRankRoutes\(routes\) \{([\s\S]*?)\n {2}return branches;\n\}/gm,
    replacement: `var ranked = /* @__PURE__ */ new WeakMap();
function flattenAndRankRoutes(routes) {
  if (ranked.has(routes)) return ranked.get(routes);$1
  ranked.set(routes, branches);
  return branches;
}`,
  },
]

/**
 * No page sends a form through the router, fetches for a route that is not open, or is shown by a view transition.
 * @type {readonly Mark[]}
 */
const withoutForms = [
  { what: 'the fetchers of a router', line: /^ {4}fetch: fetch2,$/gm, replacement: '', saves: 573 },
  {
    what: 'a navigation that sends',
    line: /\belse if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{/g,
    replacement: 'else if (false) {',
    saves: 615,
  },
  {
    what: 'a request that sends',
    line: /\bif \(submission && isMutationMethod\(submission\.formMethod\)\)/g,
    replacement: 'if (false)',
    saves: 135,
  },
  {
    what: 'the path of a form',
    line: /\bif \(!opts \|\| !isSubmissionNavigation\(opts\)\)/g,
    replacement: 'if (true)',
    saves: 472,
  },
  {
    what: 'the fetchers that load again',
    line: /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?^ {2}\}\);$/gm,
    replacement: '',
    saves: 364,
  },
  {
    what: 'a view transition',
    line: /\bif \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g,
    replacement: 'if (true)',
    saves: 128,
  },
]

/** @type {readonly Mark[]} */
export const routerMarks = [...withoutServer, ...pure, ...rankedOnce, ...withoutForms]

const { version } = JSON.parse(readFileSync(`${root}node_modules/react-router/package.json`, 'utf8'))

/** Replaces the lines in the files of the package and records which ones it found. */
export function lineMarker(marks = routerMarks) {
  /** @type {Set<string>} */
  const found = new Set()
  return {
    /** @param {string} code of one of the files */
    mark: (code) =>
      marks.reduce((marked, { what, line, replacement }) => {
        if (marked.search(line) >= 0) found.add(what)
        return marked.replace(line, replacement)
      }, code),
    /** Throws when a line was in none of the files. */
    check() {
      const missing = marks
        .filter(({ what }) => !found.has(what))
        .map(({ what, line }) => `${what} (${line})`)
      if (missing.length > 0)
        throw new Error(`react-router ${version} has other code for ${missing.join(', ')}`)
    },
  }
}

/** @returns {import('vite').Plugin} */
export function leanRouter(marks = routerMarks) {
  const { mark, check } = lineMarker(marks)
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: files },
      handler: (code) => ({ code: mark(code), map: null }),
    },
    buildEnd(error) {
      if (!error) check()
    },
  }
}
