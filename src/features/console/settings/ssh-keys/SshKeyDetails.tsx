import { sshKeysApi } from '#store/api/resources/sshKeys'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { loadListed, type At } from '#features/kit/routing/load'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { TextToCopy } from '#features/shared/text/TextToCopy'
import { useParam } from '#features/kit/routing/useParam'
import { useShown } from '#features/kit/queries/gone'
import { keyFacts } from '#model/sshKey'
import { sshKeys } from './noun'

const { currentUserSshKeyList, currentUserSshKeyView } = sshKeysApi.endpoints

export const loader = loadListed(
  currentUserSshKeyView,
  currentUserSshKeyList,
  'sshKey',
  ({ sshKey }: At<'sshKey'>) => ({ sshKey }),
)

/** One key, read-only. */
export function SshKeyDetails() {
  const { sshKey } = useParam('sshKey')
  const list = sshKeys.to.list()
  const query = currentUserSshKeyView.useQuery({ sshKey })
  const key = useShown(query, list)
  if (!key) return null
  const { type, comment } = keyFacts(key)
  return (
    <DetailsPanel
      title={sshKeys.panels.page}
      name={key.name}
      query={query}
      back={list}
      items={[
        { label: 'Description', value: key.description || <EmptyCell /> },
        { label: 'Type', value: type },
        { label: 'Comment', value: comment || <EmptyCell /> },
        createdFact(key),
        updatedFact(key),
        idFact(key.id),
      ]}
    >
      <TextToCopy title="Public key" copyLabel="Copy public key" text={key.publicKey} />
    </DetailsPanel>
  )
}
