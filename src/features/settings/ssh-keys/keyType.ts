import type { SshKey } from '#store/api/generated/types'
import { readSshKey } from '#store/model/sshKey'

/** The type, size and comment of a saved key. The server does not parse keys, so some are none of a known type. */
export function keyFacts({ publicKey }: SshKey): { type: string; comment: string } {
  const read = readSshKey(publicKey)
  return 'error' in read
    ? { type: 'Unknown', comment: '' }
    : { type: `${read.type}, ${read.size}`, comment: read.comment }
}
