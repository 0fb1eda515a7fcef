// What may be fetched ahead while a page is left alone: the files of what its commands and links open, at most as much as
// one portion, in that order. They are fetched, and run only when their page or dialog is opened.
import { brotliCompressSync } from 'node:zlib'
import { filesOf } from './filesOf.mjs'

/** The most that is fetched for one page, in compressed bytes: 100 KiB, less what the files still grow by. */
const PORTION = 98 * 1024

const project = 'features/project/'

/**
 * The modules of each page's commands and links, below `src/`, the likeliest first. Addresses are as in the route tree.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const aheadModules = {
  '/projects': [
    'features/silo/projects/forms.tsx',
    'features/console/overview/project/ProjectOverviewPage.tsx',
    `${project}instances/list.tsx`,
  ],
  '/projects/:project/instances': [
    `${project}instances/create/CreateInstancePage.tsx`,
    'features/app/dialogs/ActorDialogs.tsx',
    `${project}instances/InstancePage.tsx`,
  ],
  '/projects/:project/instances/:instance/*': [
    'features/app/dialogs/ActorDialogs.tsx',
    `${project}instances/networking/NetworkingTab.tsx`,
    `${project}instances/metrics/MetricsLayout.tsx`,
  ],
  '/projects/:project/disks': [`${project}disks/forms.tsx`, `${project}disks/DiskPanel.tsx`],
  '/projects/:project/snapshots': [`${project}snapshots/forms.tsx`, `${project}snapshots/SnapshotPanel.tsx`],
  '/projects/:project/images': [`${project}images/ImagePanel.tsx`],
  '/projects/:project/vpcs': [`${project}vpcs/forms.tsx`, `${project}vpcs/VpcPage.tsx`],
  '/projects/:project/floating-ips': [`${project}floating-ips/forms.tsx`],
}

/** The modules that every page fetches by itself once its content is there. */
const modulesAtRest = [
  'features/app/watches.ts',
  'features/kit/roles/heldRoles.ts',
  'features/app/counts/FailedCount.tsx',
  'store/api/versions/searchVersion.ts',
]

const inSource = (/** @type {string} */ module) => `src/${module}`

/**
 * The files of each page's portion.
 * @param {import('./filesOf.mjs').Bundle} bundle
 * @param {(path: string) => readonly string[]} ofPage the files that a page has fetched when it is shown, with a slash
 * @param {Readonly<Record<string, readonly string[]>>} [pages] the modules of each page
 * @param {readonly string[]} [atRest] the modules of every page
 * @returns {Record<string, string[]>}
 */
export function portions(bundle, ofPage, pages = aheadModules, atRest = modulesAtRest) {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  const sizeOf = (/** @type {string} */ name) => {
    const file = bundle[name]
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '')
    const size = sizes.get(name) ?? brotliCompressSync(content).length
    sizes.set(name, size)
    return size
  }
  /** So that what is left, if not all fits, is as little as possible. */
  const largestFirst = (/** @type {readonly string[]} */ names) =>
    names.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const fetched = filesOf(bundle, atRest.map(inSource))
  return Object.fromEntries(
    Object.entries(pages).map(([path, modules]) => {
      const has = new Set([...fetched, ...ofPage(path).map((file) => file.slice(1))])
      let left = PORTION
      const wanted = new Set(modules.flatMap((module) => largestFirst(filesOf(bundle, [inSource(module)]))))
      const fits = [...wanted].filter((name) => {
        if (has.has(name) || sizeOf(name) > left) return false
        left -= sizeOf(name)
        return true
      })
      return [path, fits.map((name) => `/${name}`)]
    }),
  )
}
