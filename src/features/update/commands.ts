import lt from 'semver/functions/lt.js'
import type { TargetRelease, TufRepoMeta, UpdatesTrustRoot } from '#store/api/generated/types'
import { updatesApi } from '#store/api/resources/updates'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { fleetAdmin } from '#store/model/needs'

/** The version of the target release; undefined if none is set. Rule: OPS-17. */
export const targetVersion = ({ releaseSource }: TargetRelease): string | undefined =>
  releaseSource.type === 'system_version' ? releaseSource.version : undefined

/** A repository, and the present target release; undefined while that is unknown. */
interface RepositoryInRegion {
  repo: TufRepoMeta
  target: TargetRelease | undefined
}

function consequence({ repo: { systemVersion: version }, target }: RepositoryInRegion): string {
  const now = target && targetVersion(target)
  if (now === version)
    return `${version} is the target release already. Asked again, it gets a new generation, and nothing else changes.`
  const wayBack =
    now === undefined ? `a release older than ${version}` : `${now}, or to any release older than ${version}`
  return `The region brings its components to ${version} by itself, in an order of its own. There is no way back to ${wayBack}, and the API does not say how far the region is.`
}

/** Makes the release of a repository the target release. Its version can only increase. Rule: OPS-17. */
export const setTargetRelease = defineCommand<RepositoryInRegion>()({
  name: 'targetRelease.set',
  label: 'Set as target release',
  needs: fleetAdmin,
  endpoint: updatesApi.endpoints.targetReleaseUpdate,
  toArgs: ({ repo }) => ({ body: { systemVersion: repo.systemVersion } }),
  subject: ({ repo: { systemVersion } }) => ({
    kind: 'targetRelease',
    id: systemVersion,
    name: systemVersion,
  }),
  disabledReason: ({ repo, target }) => {
    const now = target && targetVersion(target)
    return now !== undefined && lt(repo.systemVersion, now)
      ? `The target release only goes forward, and it is ${now} now`
      : undefined
  },
  confirm: (row) => ({
    title: phrase`Set ${row.repo.systemVersion} as target release?`,
    body: consequence(row),
    tone: 'danger',
  }),
  successMessage: ({ repo }, { generation }) =>
    `Target release set to ${repo.systemVersion}, generation ${generation}`,
  errorMessage: ({ repo }) => `Could not set ${repo.systemVersion} as target release`,
})

/** The displayed name of a trust root, which has only an id in the API. */
export const trustRootName = ({ id }: Pick<UpdatesTrustRoot, 'id'>): string => `trust root ${id.slice(0, 8)}`

/** A trust root, with the number of others. */
interface TrustRootAmongOthers {
  root: UpdatesTrustRoot
  others: number
}

/** Deletes a trust root. Repositories that were uploaded stay. Rule: OPS-18. */
export const deleteTrustRoot = defineCommand<TrustRootAmongOthers>()({
  name: 'trustRoot.delete',
  label: 'Delete',
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
  successMessage: ({ root }) => `Deleted ${trustRootName(root)}`,
  errorMessage: ({ root }) => `Could not delete ${trustRootName(root)}`,
})
