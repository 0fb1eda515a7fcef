import { parse } from 'semver'
import { isRecord } from '#model/isRecord'
import type { Repository } from '#model/olderFacts'
import { findInFleet, fleetRows } from '../access/fleet'
import { isFleet, requireFleet } from '../access/roles'
import { readRepository } from '../formats/repository'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { afterUpload, finishRecovery, releaseStatus, requireTarget, setTarget } from '../rules/releases'
import { conflict, invalid, notFound, unreadable } from '../wire/apiError'
import { byId, pageBy, type Order } from '../wire/pages'

const padded = (part: number) => String(part).padStart(16, '0')

/** A text that is in the order of versions: a pre-release is before its release, and numbers are before words. */
function orderOf(version: string): string {
  const { major, minor, patch, prerelease = [], build = [] } = parse(version) ?? {}
  const release = [major, minor, patch].map((part = 0) => padded(part)).join('.')
  const stage = prerelease
    .map((part) => (typeof part === 'number' ? ` 0${padded(part)}` : ` 1${part}`))
    .join('')
  return `${release}${stage || '~'}+${build.join('.')}`
}

/** By version, the newest first. */
const byVersion: Order<Repository> = {
  by: ({ systemVersion }) => orderOf(systemVersion),
  mode: 'version_descending',
}

/** A repository by its version. @throws 404, also to callers without a role in the fleet */
function findRepository(region: Region, version: string) {
  const row = region.world.repositories.get(version)
  if (!row || !isFleet(region, 'viewer')) throw notFound('tuf-repo', version, 'name')
  return row
}

/** Checks the form of a root role. Its signatures are not verified. @throws 400 */
function checkRootRole(body: unknown) {
  if (!isRecord(body)) throw unreadable('.', 'invalid type: expected a signed root role')
  if (!isRecord(body['signed'])) throw unreadable('signed', 'missing field `signed`')
  const { signatures } = body
  if (!Array.isArray(signatures)) throw unreadable('signatures', 'missing field `signatures`')
  if (signatures.length === 0) throw unreadable('signatures', 'the root role is not signed')
}

/** Software updates: trust roots, repositories, and the target release. Rules: OPS-17, OPS-18. */
export const updateHandlers = handlersOf({
  systemUpdateTrustRootList: ({ args, region }) =>
    pageBy(fleetRows(region, region.world.trustRoots), args, byId),
  systemUpdateTrustRootView: ({ args, region }) =>
    findInFleet(region, region.world.trustRoots, 'tuf-trust-root', args.trustRootId),
  systemUpdateTrustRootCreate({ args, region }) {
    checkRootRole(args.body)
    requireFleet(region, 'admin')
    const { trustRoots } = region.world
    const timeCreated = region.timestamp()
    const id = idOf(`trust root ${timeCreated} ${trustRoots.all().length}`)
    const row = { id, timeCreated, rootRole: args.body }
    trustRoots.insert(row)
    return row
  },
  systemUpdateTrustRootDelete({ args, region }) {
    const { trustRoots } = region.world
    trustRoots.remove(findInFleet(region, trustRoots, 'tuf-trust-root', args.trustRootId, 'admin').id)
  },

  systemUpdateRepositoryList({ args, region }) {
    requireFleet(region, 'viewer')
    return pageBy(region.world.repositories.all(), args, byVersion)
  },
  systemUpdateRepositoryView: ({ args, region }) => findRepository(region, args.systemVersion),
  systemUpdateRepositoryUpload({ args, region }) {
    requireFleet(region, 'admin')
    const { repositories, trustRoots } = region.world
    if (trustRoots.all().length === 0) throw invalid('repository is not trusted: there is no trust root')
    const repo = { ...readRepository(args.body, args.fileName), timeCreated: region.timestamp() }
    const { systemVersion, hash, timeCreated } = repo
    const before = repositories.get(systemVersion)
    if (before && before.hash !== hash)
      throw conflict(`a different repository for version ${systemVersion} has been uploaded already`)
    if (before) return { repo: repositories.update(systemVersion, { timeCreated }), status: 'already_exists' }
    repositories.insert({ id: systemVersion, ...repo })
    afterUpload(region, args.fileName, systemVersion)
    return { repo, status: 'inserted' }
  },

  systemUpdateStatus({ region }) {
    requireFleet(region, 'viewer')
    return releaseStatus(region)
  },
  /** Before 20251008, setting the same version again creates a new generation. */
  targetReleaseUpdate({ args, region }) {
    requireFleet(region, 'admin')
    const { systemVersion: version } = args.body
    requireTarget(region, version)
    findRepository(region, version)
    return setTarget(region, version)
  },
  systemUpdateRecoveryFinish({ args, region }) {
    requireFleet(region, 'admin')
    finishRecovery(region, args.body.systemVersion)
  },
})
