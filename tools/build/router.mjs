// A Vite plugin: marks what the router's package makes when it is loaded, so that the components which the console does
// not use leave the build, with all that they need: 5 KiB of the first load. The package calls itself free of side effects,
// but only the bundler of its authors knows of each line. The build fails when one of these lines has changed.
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'

const files = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/

/**
 * The lines by what they are. The class in which errors are drawn reads from a context whether the page is rendered by a
 * server, which it never is; nor is there data or are there observers of such a page.
 * @type {readonly [what: string, line: RegExp, replacement: string][]}
 */
const marks = [
  ['the observers of a router', /\bif \((init|opts\?)\.instrumentations\)/g, 'if (false)'],
  ['the context of an error boundary', /\bif \(this\.context(?= &&|\))/g, 'if (false'],
  ['the data of a rendered page', / \|\| parseHydrationData\(\)/g, ''],
  ['the names for developers’ tools', /^\w+\.displayName = "[^"]*";$/gm, ''],
  [
    'the components and contexts',
    /= (React\d*\.(?:forwardRef|memo|createContext)\()/g,
    '= /* @__PURE__ */ $1',
  ],
  // A class that extends a member of a module could fail, for all the bundler knows.
  [
    'the error boundaries',
    /^var (\w+ErrorBoundary) = (class extends React\d*\.Component \{[\s\S]*?^\});?$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
]

const { version } = JSON.parse(readFileSync(`${root}node_modules/react-router/package.json`, 'utf8'))

/** Replaces the lines in the files of the package, and knows which it has found. */
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
