import lt from 'semver/functions/lt.js'
import major from 'semver/functions/major.js'
import type { UpdatesTrustRoot } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import { checkByReading } from '#store/commands/checkByReading'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#model/needs'
import type { ReleaseStatus, Repository } from '#model/olderFacts'
import { componentCounts, saysProgress, targetVersion } from '#model/release'
import { shortId } from '#ui/text/truncated'

/** A repository, and the present target release; undefined while that is unknown. */
interface RepositoryInRegion {
  repo: Pick<Repository, 'systemVersion'>
  target: ReleaseStatus | undefined
}

function consequence({ repo: { systemVersion: version }, target }: RepositoryInRegion): string {
  const now = target && targetVersion(target)
  if (now === version)
    return `${version} is the target release already. Asked again, it gets a new generation, and nothing else changes.`
  const previous =
    now === undefined ? `a release older than ${version}` : `${now}, or to any release older than ${version}`
  const begin = `The region brings its components to ${version} by itself, in an order of its own. There is no way back to ${previous}`
  if (!target || !saysProgress(target)) return `${begin}, and the API does not say how far the region is.`
  const support = target.contactSupport ? 'The region asks for support: contact support first. ' : ''
  return `${support}${begin}, and no other target until the update is finished.`
}

/** Why the region would refuse a repository's release as target; undefined if it is allowed, or not known. */
function whyNot({ repo: { systemVersion: version }, target }: RepositoryInRegion): string | undefined {
  const now = target && targetVersion(target)
  if (target === undefined || now === undefined) return undefined
  if (lt(version, now)) return `The target release only goes forward, and it is ${now} now`
  if (!saysProgress(target)) return undefined
  if (version === now) return 'This is the target release already'
  if (major(version) > major(now) + 1)
    return `No major release can be left out: from ${now}, a release ${major(now) + 1} is next`
  if (target.suspended) return 'The region waits until a manual recovery is finished'
  return componentCounts(target).left > 0 ? `The update to ${now} is not finished` : undefined
}

/** Makes the release of a repository the target release. Its version can only increase. Rule: OPS-17. */
export const setTargetRelease = defineCommand<RepositoryInRegion>()({
  name: 'targetRelease.set',
  label: 'Set as target release',
  many: { not: 'A region has one target release' },
  needs: fleetAdmin,
  endpoint: updatesApi.endpoints.targetReleaseUpdate,
  toArgs: ({ repo }) => ({ body: { systemVersion: repo.systemVersion } }),
  subject: ({ repo: { systemVersion } }) => ({
    kind: 'targetRelease',
    id: systemVersion,
    name: systemVersion,
  }),
  disabledReason: whyNot,
  confirm: (row) => ({
    title: phrase`Set ${row.repo.systemVersion} as target release?`,
    body: consequence(row),
    tone: 'danger',
  }),
  end: ({ repo }, { answer: accepted }) => {
    const done = `Target release set to ${repo.systemVersion}`
    return accepted?.generation === undefined ? done : `${done}, generation ${accepted.generation}`
  },
  errorMessage: ({ repo }) => `Could not set ${repo.systemVersion} as target release`,
  isSo: ({ repo }) =>
    checkByReading(
      updatesApi.endpoints.systemUpdateStatus,
      {},
      (status) => targetVersion(status) === repo.systemVersion,
    ),
})

/** The displayed name of a trust root, which has only an id in the API. */
export const trustRootName = ({ id }: Pick<UpdatesTrustRoot, 'id'>): string => `trust root ${shortId(id)}`

/** A trust root, with the number of others. */
interface TrustRootAmongOthers {
  root: UpdatesTrustRoot
  others: number
}

/** Deletes a trust root. Repositories that were uploaded stay. Rule: OPS-18. */
export const deleteTrustRoot = defineCommand<TrustRootAmongOthers>()({
  name: 'trustRoot.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: updatesApi.endpoints.systemUpdateTrustRootDelete,
  toArgs: ({ root }) => ({ trustRootId: root.id }),
  subject: ({ root }) => ({ kind: 'trustRoot', id: root.id, name: trustRootName(root) }),
  confirm: ({ root, others }) => ({
    title: phrase`Delete ${trustRootName(root)}?`,
    body: `Repositories that only this root vouches for can no longer be uploaded; what is uploaded stays. ${
      others === 0
        ? 'It is the only one: without a trust root, no repository can be uploaded.'
        : 'It can be added again from its file.'
    }`,
    tone: 'danger',
  }),
  end: ({ root }) => `Deleted ${trustRootName(root)}`,
  errorMessage: ({ root }) => `Could not delete ${trustRootName(root)}`,
})
