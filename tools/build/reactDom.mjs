// A Vite plugin that leaves out of React for browsers what the console never reaches: hydration of a page that a server
// rendered, view transitions, refs of fragments, and hints for files of the page. In its package, conditions are replaced
// by what they always are here, and functions that never have anything to do are emptied; the minifier then removes what
// they led to. Use of any of them fails in the build alone, so plugins.test.ts looks for it in the sources. The build fails
// when one of the lines has changed.
import { readFileSync } from 'node:fs'
import { root } from '../ensure-deps.mjs'
import { replaced } from './replaced.mjs'

/** @typedef {readonly [what: string, line: RegExp, replacement: string]} Mark a line by name */

/**
 * The marks that empty functions which return nothing.
 * @param {readonly string[]} names
 * @returns {readonly Mark[]}
 */
const emptied = (names) =>
  names.map((name) => [name, new RegExp(`^function ${name}\\([\\s\\S]*?^\\}`, 'gm'), `function ${name}() {}`])

/**
 * No server renders the page: nothing of it is dehydrated, and no event waits for such a part.
 * @type {readonly Mark[]}
 */
const withoutHydration = [
  ['hydrateRoot', /^exports\.hydrateRoot = [\s\S]*?^\};/gm, ''],
  ['the methods of a hydrated root', /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm, ''],
  ['the order of hydration', /^ReactDOMHydrationRoot\.prototype\.\w+ = function[\s\S]*?^\};/gm, ''],
  ['whether it hydrates', /\bisHydrating\b(?!\$| =|\n\))/g, '!1'],
  ['the end of hydration', /(?<!function )\bpopHydrationState\(\w+\)/g, '!1'],
  ['the part that hydrates', /\bfiber === hydrationParentFiber\b/g, '!1'],
  ['a dehydrated root', /[\w$.]+\.isDehydrated\b/g, '!1'],
  ['a dehydrated boundary', /[\w$.]+\.dehydrated\b/g, 'null'],
  [
    'the boundary of an instance',
    /(?<!function )\bget(?:Suspense|Activity)InstanceFromFiber\(\w+\)/g,
    'null',
  ],
  ['the errors of hydration', /(?<!function )\bupgradeHydrationErrorsToRecoverable\(\)/g, 'null'],
  [
    'the events that wait',
    /\bvar blockedOn = (findInstanceBlockingEvent\(nativeEvent\);\s+if \()null === blockedOn\)/g,
    '$1!0)',
  ],
  ...emptied(['clearIfContinuousEvent', 'retryIfBlockedOn', 'resetHydrationState']),
]

/**
 * No component is a view transition.
 * @type {readonly Mark[]}
 */
const withoutTransitions = [
  ['the start of a view transition', /\bshouldStartViewTransition(?=\s+\?)/g, '!1'],
  // A label with its lines, which are indented further.
  ['the cases of a view transition', /^( +)case 30:\n(?:\1 .*\n|\n)+/gm, ''],
  ['whether a view transition changes', /\bviewTransitionMutationContext\b(?! =)/g, '!1'],
  ...emptied([
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
  ]),
]

/**
 * No fragment has a ref.
 * @type {readonly Mark[]}
 */
const withoutFragments = [
  [
    'the ref of a fragment',
    /^( {8}case 7:\n) {10}if \(null === current\.stateNode\) \{[\s\S]*?break;$/gm,
    '$1throw Error("The build has no refs of fragments");',
  ],
  ['the methods of a fragment', /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};/gm, ''],
  ['a fragment with a ref', /(?<!function )\bisFragmentInstanceParent\(parent\)/g, '!1'],
  ...emptied([
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
  ]),
]

/**
 * The marks of each file of the package. Hints for files are in both: the functions, and what calls them.
 * @type {Readonly<Record<string, readonly Mark[]>>}
 */
const marks = {
  'react-dom': [
    ['the hints', /^exports\.(?:preconnect|prefetchDNS|preload\w*|preinit\w*) = [\s\S]*?^\};/gm, ''],
  ],
  'react-dom-client': [
    ...withoutHydration,
    ...withoutTransitions,
    ...withoutFragments,
    ['the functions of hints', /^ {2}\w: (?:prefetchDNS|preconnect|preload\w*|preinit\w+),?\n/gm, ''],
  ],
}

const { version } = JSON.parse(readFileSync(`${root}node_modules/react-dom/package.json`, 'utf8'))

/**
 * @param {string} file of the package, without its ending
 * @param {string} code
 * @returns {string} throws when one of the lines is missing
 */
export const leanCode = (file, code) =>
  (marks[file] ?? []).reduce(
    (text, [what, line, replacement]) => replaced(text, line, replacement, `${what} in react-dom ${version}`),
    code,
  )

/** @returns {import('vite').Plugin} */
export function leanReactDom() {
  /** @type {Set<string>} */
  const found = new Set()
  return {
    name: 'lean-react-dom',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/[\w-]+\.production\.js$/ },
      handler(code, id) {
        const file = /([\w-]+)\.production\.js$/.exec(id)?.[1] ?? ''
        found.add(file)
        return { code: leanCode(file, code), map: null }
      },
    },
    buildEnd(error) {
      const missing = Object.keys(marks).filter((file) => !found.has(file))
      if (!error && missing.length > 0)
        throw new Error(`react-dom ${version} has no file ${missing.join(', ')}`)
    },
  }
}
