import { lt } from 'semver'
import { findInFleet, fleetRows } from '../access/fleet'
import { isFleet, requireFleet } from '../access/roles'
import { readRepository } from '../formats/repository'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { conflict, ApiError, invalid, notFound, unreadable } from '../wire/apiError'
import { byId, pageBy } from '../wire/pages'

/** A repository by its version. @throws 404, also to callers without a role in the fleet */
function findRepository(region: Region, version: string) {
  const row = region.world.repositories.get(version)
  if (!row || !isFleet(region, 'viewer')) throw notFound('tuf-repo', version, 'name')
  return row
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

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
    const id = idOf(`trust root ${timeCreated} ${trustRoots.size}`)
    const row = { id, timeCreated, rootRole: args.body }
    trustRoots.set(id, row)
    return row
  },
  systemUpdateTrustRootDelete({ args, region }) {
    const { trustRoots } = region.world
    trustRoots.delete(findInFleet(region, trustRoots, 'tuf-trust-root', args.trustRootId, 'admin').id)
  },

  systemUpdateGetRepository: ({ args, region }) => ({
    description: findRepository(region, args.systemVersion),
  }),
  systemUpdatePutRepository({ args, region }) {
    requireFleet(region, 'admin')
    const { repositories, trustRoots } = region.world
    if (trustRoots.size === 0) throw invalid('repository is not trusted: there is no trust root')
    const recorded = readRepository(args.body, args.fileName)
    const { systemVersion, hash } = recorded.repo
    const before = repositories.get(systemVersion)
    if (before && before.repo.hash !== hash)
      throw conflict(`a different repository for version ${systemVersion} has been uploaded already`)
    if (before) return { recorded: before, status: 'already_exists' }
    repositories.set(systemVersion, recorded)
    return { recorded, status: 'inserted' }
  },

  targetReleaseView({ region }) {
    requireFleet(region, 'viewer')
    return region.world.targetRelease
  },
  /** Setting the same version again creates a new generation. */
  targetReleaseUpdate({ args, region }) {
    requireFleet(region, 'admin')
    const { world } = region
    const { systemVersion: version } = args.body
    findRepository(region, version)
    const { releaseSource, generation } = world.targetRelease
    if (releaseSource.type === 'system_version' && lt(version, releaseSource.version))
      throw new ApiError(
        400,
        undefined,
        `requested target release (${version}) must not be older than the current one (${releaseSource.version})`,
      )
    world.targetRelease = {
      generation: generation + 1,
      releaseSource: { type: 'system_version', version },
      timeRequested: region.timestamp(),
    }
    return world.targetRelease
  },
})
