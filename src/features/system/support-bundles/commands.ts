import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { SupportBundleInfo } from '#store/api/generated/types'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { elsewhere } from '#store/commands/end'
import { defineCommand } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { phrase } from '#store/commands/phrase'
import { capital } from '#model/case'
import { fleetAdmin } from '#model/needs'
import { bundleName, bundleTitle } from './bundleText'

const subject = ({ id, state }: SupportBundleInfo) => ({
  kind: 'supportBundle' as const,
  id,
  name: bundleName(id),
  state,
})

/** Saves the archive. Allowed to all who see the bundle. */
export const downloadBundle = defineCommand<SupportBundleInfo>()({
  name: 'supportBundle.download',
  label: 'Download',
  many: { not: 'A download is one file' },
  endpoint: supportBundlesApi.endpoints.supportBundleSave,
  lifecycle: supportBundleLifecycle,
  event: 'command.download',
  toArgs: ({ id }) => ({ bundleId: id }),
  subject,
  begins: (bundle) => `Downloading ${bundleTitle(bundle)}`,
  end: elsewhere,
  errorMessage: (bundle) => `Could not download ${bundleTitle(bundle)}`,
})

/** One file of a bundle. */
export interface FileOfBundle {
  bundle: SupportBundleInfo
  file: string
}

/** Saves one file of the archive. */
export const downloadBundleFile = defineCommand<FileOfBundle>()({
  name: 'supportBundle.downloadFile',
  label: 'Download',
  many: { not: 'A download is one file' },
  endpoint: supportBundlesApi.endpoints.supportBundleSave,
  lifecycle: supportBundleLifecycle,
  event: 'command.download',
  toArgs: ({ bundle, file }) => ({ bundleId: bundle.id, file }),
  subject: ({ bundle }) => subject(bundle),
  end: elsewhere,
  errorMessage: ({ file }) => `Could not download ${file}`,
})

/** Deletes a bundle. The collection of an incomplete one is cancelled. */
export const deleteBundle = defineCommand<SupportBundleInfo>()({
  name: 'supportBundle.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: supportBundlesApi.endpoints.supportBundleDelete,
  lifecycle: supportBundleLifecycle,
  event: 'command.delete',
  toArgs: ({ id }) => ({ bundleId: id }),
  subject,
  confirm: (bundle) => ({
    title: phrase`Delete ${bundleTitle(bundle)}?`,
    body: 'Its archive is deleted. If it is still being collected, that ends.',
    isFinal: true,
    tone: 'danger',
  }),
  begins: (bundle) => `Deleting ${bundleTitle(bundle)}`,
  end: (bundle) => `${capital(bundleTitle(bundle))} deleted`,
  errorMessage: (bundle) => `Could not delete ${bundleTitle(bundle)}`,
  watch: true,
  follow: ({ id }) => supportBundlesApi.endpoints.supportBundleView.initiate({ bundleId: id }, FOLLOWED),
})
