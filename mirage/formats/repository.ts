import { valid } from 'semver'
import { isRecord } from '#model/isRecord'
import { fromWire } from '#model/case'
import type { Artifact, Repository } from '#model/olderFacts'
import { invalid } from '../wire/apiError'
import { sha256 } from './sha256'
import { filesInZip } from './zip'

/** The file of an archive that describes the repository. */
const DESCRIPTION_FILE = 'repository.json'

const refused = (reason: string) => invalid(`repository cannot be read: ${reason}`)

function artifact(value: unknown): Artifact {
  if (!isRecord(value)) throw refused('an artifact is no object')
  const { name, kind, version, size } = value
  if (typeof name !== 'string' || typeof kind !== 'string' || typeof version !== 'string')
    throw refused('an artifact needs name, kind and version')
  const isSize = typeof size === 'number' && Number.isInteger(size) && size >= 0
  if (!isSize) throw refused(`artifact ${name} needs a size in bytes`)
  return {
    id: { name, kind, version },
    size,
    hash: sha256(new TextEncoder().encode(`${kind} ${name} ${version}`)),
    sign: null,
  }
}

function descriptionIn(archive: Uint8Array): unknown {
  try {
    const file = filesInZip(archive).find(([path]) => path === DESCRIPTION_FILE)
    if (file) return fromWire(JSON.parse(new TextDecoder().decode(file[1])))
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error))
  }
  throw refused(`there is no ${DESCRIPTION_FILE} in it`)
}

/**
 * Reads an uploaded repository. A real one is a signed archive of several gigabytes; in the mock it is a zip archive with
 * one small file that describes it. See mirage/README.md.
 *
 * @throws 400 when the archive has another form
 */
export function readRepository(archive: Uint8Array, fileName: string): Omit<Repository, 'timeCreated'> {
  const value = descriptionIn(archive)
  if (!isRecord(value)) throw refused(`${DESCRIPTION_FILE} is no object`)
  const { systemVersion, validUntil, targetsRoleVersion = 1, artifacts = [] } = value
  if (typeof systemVersion !== 'string' || valid(systemVersion) === null)
    throw refused('system_version must be a semantic version')
  if (typeof validUntil !== 'string' || Number.isNaN(Date.parse(validUntil)))
    throw refused('valid_until must be a date')
  if (typeof targetsRoleVersion !== 'number') throw refused('targets_role_version must be a number')
  if (!Array.isArray(artifacts)) throw refused('artifacts must be a list')
  return {
    fileName,
    hash: sha256(archive),
    systemVersion,
    contents: {
      artifacts: artifacts.map(artifact),
      targetsRoleVersion,
      validUntil: new Date(validUntil).toISOString(),
    },
  }
}
