// A Vite plugin: marks what the router's package makes when it is loaded, so that the components which the console does
// not use leave the build, with all that they need. The package calls itself free of side effects, but only the bundler
// of its authors knows of each line.
const chunk = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/

/**
 * The class in which errors are drawn reads from a context whether the page is rendered by a server, which it never is;
 * nor is there data or are there observers of such a page.
 * @type {readonly [RegExp, string][]}
 */
const marks = [
  [/\bif \((init|opts\?)\.instrumentations\)/g, 'if (false)'],
  [/\bif \(this\.context(?= &&|\))/g, 'if (false'],
  [/ \|\| parseHydrationData\(\)/g, ''],
  // Names for developers' tools.
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  // A class that extends a member of a module could fail, for all the bundler knows.
  [
    /^var (\w+ErrorBoundary) = (class extends React\d*\.Component \{[\s\S]*?^\});?$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
]

/** @returns {import('vite').Plugin} */
export function leanRouter() {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: chunk },
      handler: (code) => ({
        code: marks.reduce((marked, [pattern, mark]) => marked.replace(pattern, mark), code),
        map: null,
      }),
    },
  }
}
