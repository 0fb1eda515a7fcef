import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { SshKey } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { reaching, sshCommand } from '#model/network/ipKinds'
import { ALL_LIMIT } from '#model/paging'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { Truncate } from '#ui/text/Truncate'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { networkInterfaces } from '../networking/noun'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { CardTable } from '#features/kit/list/CardTable'
import { descriptionColumn } from '#features/kit/list/columns'
import styles from './ConnectTab.module.css'
import { instances } from '../noun'
import { CommandText } from './CommandText'
import { SerialCommand } from './SerialCommand'

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
function InstanceKeysCard({ at }: { at: { project: string; instance: string } }) {
  const query = sshKeysApi.endpoints.instanceSshPublicKeyList.useQuery({ ...at, limit: ALL_LIMIT })
  const keys = query.data?.items
  return (
    <Card title="Keys it was created with">
      <p className={styles.words}>Keys that were added to a profile later do not reach it.</p>
      <CardTable
        label="SSH keys"
        queries={[query]}
        columns={columns}
        rows={keys}
        rowKey={rowKey}
        empty={{
          title: 'Created without SSH keys',
          body: 'Only the image’s own accounts, and those its user data made, can sign in.',
        }}
      />
    </Card>
  )
}

/** The ways to get a shell on the instance. */
export function ConnectTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const reason = instance && instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  return (
    <div className={styles.ways}>
      <Card
        title="Serial console"
        actions={
          reason ? (
            <Button disabledReason={reason}>Connect</Button>
          ) : (
            <LinkButton to={instances.to.serialConsole(at)}>Connect</LinkButton>
          )
        }
      >
        <p className={styles.words}>
          Works without a network: boot messages, and a login if the image offers one.
        </p>
        <SerialCommand {...at} />
      </Card>
      <div>
        <Card title="SSH" actions={<LearnAbout topic="ssh-keys" />}>
          <p className={styles.words}>The user depends on the image.</p>
          <Ssh at={at} />
        </Card>
        <InstanceKeysCard at={at} />
      </div>
    </div>
  )
}

/** How to sign in over the network, or how to get an address. */
function Ssh({ at }: { at: { project: string; instance: string } }) {
  const query = instancesApi.endpoints.instanceExternalIpList.useQuery(at)
  return (
    <QueryCell query={query} width="20rem" missing={null}>
      {({ items }) => {
        // Prefers a floating address, which is permanent, to an ephemeral one.
        const address = reaching(items)[0]?.ip
        return (
          <>
            <CommandText command={[sshCommand(address ?? '[external IP]')]} />
            {!address && (
              <p className={styles.after}>
                {at.instance} has no external IP to connect to.{' '}
                <Link to={networkInterfaces.to.list(at)}>Attach one on the networking tab</Link>
              </p>
            )}
          </>
        )
      }}
    </QueryCell>
  )
}
