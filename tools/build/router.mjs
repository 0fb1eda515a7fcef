// A Vite plugin that replaces lines of the router's package, for three purposes: what the console never reaches is left
// out, calls at the top level are marked as pure, and a tree of routes is ranked once. Use of what is left out fails in the
// build alone, so plugins.test.ts looks for it in the sources. The build fails when one of these lines has changed.
// tools/README.md says what each saves.
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

const files = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/

/** @typedef {readonly [what: string, line: RegExp, replacement: string]} Mark a line by name */

/**
 * No server renders the page, so error boundaries need no context, and the router has neither data of a rendered page
 * nor observers.
 * @type {readonly Mark[]}
 */
const withoutServer = [
  ['the observers of a router', /\bif \((init|opts\?)\.instrumentations\)/g, 'if (false)'],
  ['the context of an error boundary', /\bif \(this\.context(?= &&|\))/g, 'if (false'],
  ['the data of a rendered page', / \|\| parseHydrationData\(\)/g, ''],
]

/**
 * The package declares itself free of side effects, but its lines carry no marks: with them, unused components and
 * their dependencies leave the build, 5 KiB of the first load.
 * @type {readonly Mark[]}
 */
const pure = [
  ['the names for developers’ tools', /^\w+\.displayName = "[^"]*";$/gm, ''],
  [
    'the components and contexts',
    /= (React\d*\.(?:forwardRef|memo|createContext)\()/g,
    '= /* @__PURE__ */ $1',
  ],
  // The bundler must assume that a class which extends a member of a module can throw.
  [
    'the error boundaries',
    /^var (\w+ErrorBoundary) = (class extends React\d*\.Component \{[\s\S]*?^\});?$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
]

/**
 * The package ranks the routes of a tree each time that it is given one, and for each path that is matched outside of
 * it: here the ranked routes are remembered by the tree.
 * @type {readonly Mark[]}
 */
const rankedOnce = [
  // Routes are added in several steps, each with a new array of routes: only the last one is ranked.
  [
    'the routes of a router',
    /(__privateSet\(this, _(?:hmrB|b)ranches), flattenAndRankRoutes\(routes\)\)/g,
    '$1, routes)',
  ],
  [
    'the ranked routes of a router',
    /return (__privateGet\(this, _hmrBranches\) \?\? __privateGet\(this, _branches\));/g,
    'return flattenAndRankRoutes($1);',
  ],
  [
    'the ranking of routes',
    /^function flattenAndRankRoutes\(routes\) \{([\s\S]*?)\n {2}return branches;\n\}/gm,
    `var ranked = /* @__PURE__ */ new WeakMap();
function flattenAndRankRoutes(routes) {
  if (ranked.has(routes)) return ranked.get(routes);$1
  ranked.set(routes, branches);
  return branches;
}`,
  ],
]

/**
 * No page sends a form through the router, fetches for a route that is not open, or is shown by a view transition.
 * @type {readonly Mark[]}
 */
const withoutForms = [
  ['the fetchers of a router', /^ {4}fetch: fetch2,$/gm, ''],
  [
    'a navigation that sends',
    /\belse if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\) \{/g,
    'else if (false) {',
  ],
  [
    'a request that sends',
    /\bif \(submission && isMutationMethod\(submission\.formMethod\)\)/g,
    'if (false)',
  ],
  ['the path of a form', /\bif \(!opts \|\| !isSubmissionNavigation\(opts\)\)/g, 'if (true)'],
  [
    'the fetchers that load again',
    /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?^ {2}\}\);$/gm,
    '',
  ],
  ['a view transition', /\bif \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
  ['a pending view transition', /\bif \(renderDfd && pendingState && router\.window\)/g, 'if (false)'],
]

const marks = [...withoutServer, ...pure, ...rankedOnce, ...withoutForms]

const { version } = JSON.parse(readFileSync(`${root}node_modules/react-router/package.json`, 'utf8'))

/** Replaces the lines in the files of the package and records which ones it found. */
export function lineMarker() {
  /** @type {Set<string>} */
  const found = new Set()
  return {
    /** @param {string} code of one of the files */
    mark: (code) =>
      marks.reduce((marked, [what, line, replacement]) => {
        if (marked.search(line) >= 0) found.add(what)
        return marked.replace(line, replacement)
      }, code),
    /** Throws when a line was in none of the files. */
    check() {
      const missing = marks.filter(([what]) => !found.has(what)).map(([what, line]) => `${what} (${line})`)
      if (missing.length > 0)
        throw new Error(`react-router ${version} has other code for ${missing.join(', ')}`)
    },
  }
}

/** @returns {import('vite').Plugin} */
export function leanRouter() {
  const { mark, check } = lineMarker()
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
