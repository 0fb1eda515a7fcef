import { supportBundleKind as kind } from '#store/observer/kinds/supportBundle'
import { saveFile } from '#src/saveFile'
import { api } from '../api'
import {
  supportBundleCreate,
  supportBundleDelete,
  supportBundleDownload,
  supportBundleDownloadFile,
  supportBundleHead,
  supportBundleIndex,
  supportBundleList,
  supportBundleUpdate,
  supportBundleView,
} from '../generated/operations/systemSupportBundles'
import { askOne, toCall, type Ask } from '../wire/call'
import { change, tagsOfList, mutation, oneOf, query } from '../wire/endpoint'
import { update } from '../wire/update'
import { provides } from '../wire/outdated'

/** The contents of a complete bundle. */
export interface BundleContents {
  /** The paths of the files in the archive, in the order of its index. */
  files: readonly string[]
  /** The size of the archive in bytes; undefined if the region does not report it. */
  bytes: number | undefined
}

/** A download: a whole bundle, or one file of it. */
export interface BundleFile {
  bundleId: string
  /** The path of a file in the archive; undefined for the whole archive. */
  file?: string
}

/** The file name of a download. */
const fileNameOf = ({ bundleId, file }: BundleFile): string =>
  file === undefined ? `support-bundle-${bundleId.slice(0, 8)}.zip` : (file.split('/').at(-1) ?? file)

/** Requests an octet stream, which arrives as a blob. */
async function bytesOf(ask: Ask, { bundleId, file }: BundleFile) {
  const call =
    file === undefined
      ? toCall(supportBundleDownload, { bundleId })
      : toCall(supportBundleDownloadFile, { bundleId, file })
  const { data, error } = await askOne(call, ask)
  return error ? { error } : { blob: data }
}

/** The length of the archive, from a HEAD request. */
async function lengthOf(ask: Ask, bundleId: string): Promise<number | undefined> {
  const { meta } = await askOne(toCall(supportBundleHead, { bundleId }), ask)
  const length = (meta as { response?: Response } | undefined)?.response?.headers.get('content-length')
  return length ? Number(length) : undefined
}

/** Support bundles: the region's diagnostic data. Rules: OPS-12, OPS-13. */
export const supportBundlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    supportBundleList: query(build, supportBundleList, tagsOfList('SupportBundle'), { kind, shows: 'all' }),
    supportBundleView: query(build, supportBundleView, oneOf('SupportBundle'), { kind, shows: 'one' }),
    supportBundleCreate: mutation(build, supportBundleCreate, ['SupportBundle'], { kind, shows: 'one' }),
    supportBundleUpdate: update(build, supportBundleUpdate, ['SupportBundle'], {
      view: supportBundleView,
      fields: ({ userComment = null }) => ({ userComment }),
      what: 'The comment',
      observes: { kind, shows: 'one' },
    }),
    supportBundleDelete: change(build, supportBundleDelete, ['SupportBundle']),
    supportBundleContents: build.query<BundleContents, { bundleId: string }>({
      queryFn: async ({ bundleId }, _api, _extra, ask) => {
        const index = await askOne(toCall(supportBundleIndex, { bundleId }), ask)
        if (index.error) return { error: index.error }
        const text = await index.data.text()
        const files = text.split('\n').filter((path) => path !== '' && path !== 'index')
        return { data: { files, bytes: await lengthOf(ask, bundleId) } }
      },
      providesTags: provides('supportBundleContents', () => []),
    }),
    /** Saves a bundle, or one file of it, on the user's computer. */
    supportBundleSave: build.mutation<null, BundleFile>({
      queryFn: async (wanted, _api, _extra, ask) => {
        const { error, blob } = await bytesOf(ask, wanted)
        if (error) return { error }
        saveFile(fileNameOf(wanted), blob)
        return { data: null }
      },
    }),
  }),
})
