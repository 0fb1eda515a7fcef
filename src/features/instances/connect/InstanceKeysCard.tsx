import type { SshKey } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { Card } from '#ui/layout/Card'
import { CopyButton } from '#ui/actions/CopyButton'
import type { Column } from '#ui/tables/column'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Truncate } from '#ui/text/Truncate'
import { CardTable } from '#features/shared/list/CardTable'
import styles from './ConnectTab.module.css'
import { descriptionColumn } from '#features/shared/list/columns'

const columns: readonly Column<SshKey>[] = [
  { id: 'name', header: 'Name', cell: (key) => key.name },
  { ...descriptionColumn, isPlain: false },
  {
    id: 'publicKey',
    header: 'Public key',
    cell: ({ publicKey }) => (
      <span className={styles.key}>
        <code>
          <Truncate text={publicKey} />
        </code>
        <CopyButton value={publicKey} label="Copy public key" />
      </span>
    ),
  },
]

const rowKey = (key: SshKey) => key.id

/** The SSH keys the instance was created with. */
export function InstanceKeysCard({ at }: { at: { project: string; instance: string } }) {
  const query = instancesApi.endpoints.instanceSshPublicKeyList.useQuery({ ...at, limit: ALL_LIMIT })
  const keys = query.data?.items
  return (
    <Card title="Keys it was created with">
      <p className={styles.words}>
        The instance was created with these. Keys that were added to a profile later do not reach it.
      </p>
      <CardTable
        label="SSH keys"
        queries={[query]}
        columns={columns}
        rows={keys}
        rowKey={rowKey}
        empty={
          <EmptyState
            small
            title="Created without SSH keys"
            body="Only the image’s own accounts, and those its user data made, can sign in."
          />
        }
      />
    </Card>
  )
}
