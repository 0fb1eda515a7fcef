// What the console never reaches of React for browsers: hydration of a page that a server rendered, view transitions, refs
// of fragments, and hints for files of the page.

/** @typedef {import('./lean.mjs').Mark} Mark */

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
 * Hints for files are in both: the functions, and what calls them.
 * @type {import('./lean.mjs').Lean}
 */
export const reactDom = {
  name: 'react-dom',
  folder: 'cjs',
  marks: {
    'react-dom.production.js': [
      ['the hints', /^exports\.(?:preconnect|prefetchDNS|preload\w*|preinit\w*) = [\s\S]*?^\};/gm, ''],
    ],
    'react-dom-client.production.js': [
      ...withoutHydration,
      ...withoutTransitions,
      ...withoutFragments,
      ['the functions of hints', /^ {2}\w: (?:prefetchDNS|preconnect|preload\w*|preinit\w+),?\n/gm, ''],
    ],
  },
}
