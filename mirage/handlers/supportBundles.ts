import { supportBundleLifecycle } from '../../src/machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo, SupportBundleState } from '../../src/store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { requireFleet, type Role } from '../access/roles'
import { supportBundleBehaviour } from '../behaviours/supportBundleBehaviour'
import { bundleFiles } from '../formats/bundleFiles'
import { zipOf } from '../formats/zip'
import type { SupportBundleRow } from '../models/supportBundle'
import { idOf } from '../random'
import { handlersOf, moveTo, type Region } from '../region'
import { download } from '../wire/download'
import { invalid, noCapacity, notFound } from '../wire/fault'
import { byTime, pageBy } from '../wire/pages'

/** Longest comment, in bytes. Source: backend-behaviour §4.14. */
const MAX_COMMENT = 4_096
/** Bundles there is room for; one that failed has no file and takes none. */
export const BUNDLE_ROOM = 8
/** Why a bundle is there that somebody asked for. */
export const REASON = 'Created by external API'

const find = (region: Region, id: string, least?: Role) =>
  findInFleet(region, region.world.supportBundles, 'support-bundle', id, least)

const shown = ({ files: _, ...row }: SupportBundleRow): SupportBundleInfo => row

/** Moves a bundle, or takes it away. */
export function moveBundle(region: Region, id: string, state: string) {
  const { supportBundles } = region.world
  moveTo(
    region,
    {
      lifecycle: supportBundleLifecycle,
      behaviour: supportBundleBehaviour,
      id,
      read: () => supportBundles.get(id)?.state,
      write: (next) => {
        const row = supportBundles.get(id)
        if (next === 'gone') supportBundles.delete(id)
        else if (row) supportBundles.set(id, { ...row, state: next as SupportBundleState })
      },
    },
    state,
  )
}

function checkComment(comment: string | null | undefined): string | null {
  if (comment && new TextEncoder().encode(comment).length > MAX_COMMENT)
    throw invalid(`comment cannot exceed ${MAX_COMMENT} bytes`)
  return comment ?? null
}

/** The bundle of a download. @throws 400 unless it is whole */
function findWhole(region: Region, id: string): SupportBundleRow {
  const row = find(region, id)
  if (!supportBundleLifecycle.can(row.state, 'command.download'))
    throw invalid('cannot download bundle in non-active state')
  return row
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

interface Wanted {
  args: { bundleId: string }
  region: Region
  headers: Headers
}

/** What is in the archive: the files, and after them a list of them. */
const membersOf = (files: SupportBundleRow['files']): readonly (readonly [path: string, text: string])[] => [
  ...files,
  ['index', files.map(([path]) => path).join('\n')],
]

function wholeFile({ args, region, headers }: Wanted) {
  const { files, timeCreated } = findWhole(region, args.bundleId)
  const members = membersOf(files).map(([path, text]) => [path, bytesOf(text)] as const)
  return download(zipOf(members, new Date(timeCreated)), headers)
}

function oneFile({ args, region, headers }: Wanted & { args: { file: string } }) {
  const { files } = findWhole(region, args.bundleId)
  const member = membersOf(files).find(([path]) => path === args.file)
  if (!member) throw notFound('support-bundle-file', args.file, 'name')
  return download(bytesOf(member[1]), headers)
}

/** Support bundles: what the region knows of itself, in a file. Source: backend-behaviour §3.5, §4.10. */
export const supportBundleHandlers = handlersOf({
  supportBundleList: ({ args, region }) =>
    pageBy(
      fleetRows(region, region.world.supportBundles).map(shown),
      args,
      byTime(({ timeCreated }) => timeCreated),
    ),
  supportBundleView: ({ args, region }) => shown(find(region, args.bundleId)),
  supportBundleCreate({ args, region }) {
    requireFleet(region, 'admin')
    const userComment = checkComment(args.body.userComment)
    const { world } = region
    const files = [...world.supportBundles.values()].filter(({ state }) => state !== 'failed')
    if (files.length >= BUNDLE_ROOM) throw noCapacity('support bundle storage exhausted')
    const timeCreated = region.timestamp()
    const row: SupportBundleRow = {
      id: idOf(`support bundle ${timeCreated} ${files.length}`),
      timeCreated,
      reasonForCreation: REASON,
      reasonForFailure: null,
      userComment,
      state: 'collecting',
      files: bundleFiles(world, timeCreated, REASON),
    }
    world.supportBundles.set(row.id, row)
    moveBundle(region, row.id, 'collecting')
    return shown(row)
  },
  supportBundleUpdate({ args, region }) {
    const before = find(region, args.bundleId, 'admin')
    const row = { ...before, userComment: checkComment(args.body.userComment) }
    region.world.supportBundles.set(row.id, row)
    return shown(row)
  },
  supportBundleDelete({ args, region }) {
    const { id, state } = find(region, args.bundleId, 'admin')
    const target = supportBundleLifecycle.next(state, 'command.delete')
    if (!target) throw invalid(`support bundle cannot be deleted in state "${state}"`)
    region.world.still.delete(id)
    moveBundle(region, id, target)
  },
  supportBundleDownload: wholeFile,
  supportBundleHead: wholeFile,
  supportBundleDownloadFile: oneFile,
  supportBundleHeadFile: oneFile,
  supportBundleIndex({ args, region, headers }) {
    const { files } = findWhole(region, args.bundleId)
    return download(
      bytesOf(
        membersOf(files)
          .map(([path]) => path)
          .join('\n'),
      ),
      headers,
    )
  },
})
