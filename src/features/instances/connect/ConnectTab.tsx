import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { networkInterfaces } from '#features/instances/networking/noun'
import { instancesApi } from '#store/api/resources/instances'
import { reaching } from '#store/model/externalIps'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { Link } from '#features/routing/Link'
import { LearnAbout } from '#features/help/LearnAbout'
import { LinkButton } from '#features/shared/LinkButton'
import { QueryCell } from '#features/shared/QueryCell'
import { useParam } from '#features/routing/useParam'
import { CommandText } from './CommandText'
import { sshCommand } from './commandLine'
import styles from './ConnectTab.module.css'
import { InstanceKeysCard } from './InstanceKeysCard'
import { SerialCommand } from './SerialCommand'
import { instances } from '../noun'

/** The ways to a shell on the instance. */
export function ConnectTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const reason = instance && instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  return (
    <>
      <Card
        title="Serial console"
        actions={
          <>
            <LearnAbout topic="serial-console" />
            {reason ? (
              <Button disabledReason={reason}>Connect</Button>
            ) : (
              <LinkButton to={instances.to.serialConsole(at)}>Connect</LinkButton>
            )}
          </>
        }
      >
        <p className={styles.words}>
          Works without a network: boot messages, and a login if the image offers one.
        </p>
        <SerialCommand {...at} />
      </Card>
      <Card title="SSH" actions={<LearnAbout topic="ssh-keys" />}>
        <p className={styles.words}>The user depends on the image.</p>
        <Ssh at={at} />
      </Card>
      <InstanceKeysCard at={at} />
    </>
  )
}

/** How to sign in over the network, or how to get an address. */
function Ssh({ at }: { at: { project: string; instance: string } }) {
  const query = instancesApi.endpoints.instanceExternalIpList.useQuery(at)
  return (
    <QueryCell query={query} width="20rem" missing={null}>
      {({ items }) => {
        // A floating address, which stays, before an ephemeral one.
        const address = reaching(items)[0]?.ip
        return (
          <>
            <CommandText command={sshCommand(address ?? '[external IP]')} />
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
