import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { findInFleet, fleetRows } from '../access/fleet'
import { requireFleet, type Role } from '../access/roles'
import { zipOf } from '../formats/zip'
import type { SupportBundleRow } from '../models/supportBundle'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { BUNDLE_CAPACITY, bundleFiles, moveBundle, REASON } from '../rules/supportBundles'
import { download } from '../wire/download'
import { invalid, noCapacity, notFound } from '../wire/apiError'
import { byTime, pageBy } from '../wire/pages'

/** The longest comment, in bytes. Rule: OPS-12. */
const MAX_COMMENT = 4_096
const find = (region: Region, id: string, least?: Role) =>
  findInFleet(region, region.world.supportBundles, 'support-bundle', id, least)

const toView = ({ files: _, ...row }: SupportBundleRow): SupportBundleInfo => row

function checkComment(comment: string | null | undefined): string | null {
  if (comment && new TextEncoder().encode(comment).length > MAX_COMMENT)
    throw invalid(`comment cannot exceed ${MAX_COMMENT} bytes`)
  return comment ?? null
}

/** The bundle of a download. @throws 400 unless it is complete */
function findComplete(region: Region, id: string): SupportBundleRow {
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

/** The members of the archive: the files, then an index of them. */
const membersOf = (files: SupportBundleRow['files']): readonly (readonly [path: string, text: string])[] => [
  ...files,
  ['index', files.map(([path]) => path).join('\n')],
]

function wholeFile({ args, region, headers }: Wanted) {
  const { files, timeCreated } = findComplete(region, args.bundleId)
  const members = membersOf(files).map(([path, text]) => [path, bytesOf(text)] as const)
  return download(zipOf(members, new Date(timeCreated)), headers)
}

function oneFile({ args, region, headers }: Wanted & { args: { file: string } }) {
  const { files } = findComplete(region, args.bundleId)
  const member = membersOf(files).find(([path]) => path === args.file)
  if (!member) throw notFound('support-bundle-file', args.file, 'name')
  return download(bytesOf(member[1]), headers)
}

/** Support bundles: archives with the state of the region, for support. Rules: OPS-12, OPS-13. */
export const supportBundleHandlers = handlersOf({
  supportBundleList: ({ args, region }) =>
    pageBy(
      fleetRows(region, region.world.supportBundles).map(toView),
      args,
      byTime(({ timeCreated }) => timeCreated),
    ),
  supportBundleView: ({ args, region }) => toView(find(region, args.bundleId)),
  supportBundleCreate({ args, region }) {
    requireFleet(region, 'admin')
    const userComment = checkComment(args.body.userComment)
    const { world } = region
    const files = world.supportBundles.where(({ state }) => state !== 'failed')
    if (files.length >= BUNDLE_CAPACITY) throw noCapacity('support bundle storage exhausted')
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
    world.supportBundles.insert(row)
    moveBundle(region, row.id, 'collecting')
    return toView(row)
  },
  supportBundleUpdate({ args, region }) {
    const before = find(region, args.bundleId, 'admin')
    const row = { ...before, userComment: checkComment(args.body.userComment) }
    region.world.supportBundles.update(row.id, row)
    return toView(row)
  },
  supportBundleDelete({ args, region }) {
    const { id, state } = find(region, args.bundleId, 'admin')
    const target = supportBundleLifecycle.next(state, 'command.delete')
    if (!target) throw invalid(`support bundle cannot be deleted in state "${state}"`)
    region.world.frozen.remove(id)
    moveBundle(region, id, target)
  },
  supportBundleDownload: wholeFile,
  supportBundleHead: wholeFile,
  supportBundleDownloadFile: oneFile,
  supportBundleHeadFile: oneFile,
  supportBundleIndex({ args, region, headers }) {
    const { files } = findComplete(region, args.bundleId)
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
