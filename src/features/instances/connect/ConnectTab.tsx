import { Link } from 'react-router'
import { instanceLifecycle } from '../../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../../paths'
import { instancesApi } from '../../../store/api/instances'
import { reaching } from '../../../store/model/externalIps'
import { Card } from '../../../ui/Card'
import { LearnAbout } from '../../help/LearnAbout'
import { LinkButton } from '../../shared/LinkButton'
import { useParam } from '../../shared/useParam'
import { CommandText } from './CommandText'
import { serialConsoleCommand, sshCommand } from './commandLine'
import styles from './ConnectTab.module.css'

/** The ways to a shell on the instance. */
export function ConnectTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const { data: ips } = instancesApi.endpoints.instanceExternalIpList.useQuery(at)
  if (!instance || !ips) return null
  const closed = instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  // A floating one, which stays, before an ephemeral one.
  const address = reaching(ips.items)[0]?.ip
  return (
    <>
      <Card
        title="Serial console"
        actions={
          <>
            <LearnAbout topic="serial-console" />
            <LinkButton tone="primary" to={paths.serialConsole(at)}>
              Connect
            </LinkButton>
          </>
        }
      >
        <p className={styles.words}>
          Works without a network: boot messages, and a login if the image offers one. Here in the browser, or
          in your own terminal:
        </p>
        <CommandText command={serialConsoleCommand(at)} />
        {closed && <p className={styles.after}>{closed}.</p>}
      </Card>
      <Card title="SSH" actions={<LearnAbout topic="ssh-keys" />}>
        <p className={styles.words}>
          With one of the keys the instance was created with. The user depends on the image.
        </p>
        <CommandText command={sshCommand(address ?? '[external IP]')} />
        {!address && (
          <p className={styles.after}>
            {instance.name} has no external IP to connect to.{' '}
            <Link to={paths.instanceNetworking(at)}>Attach one on the networking tab</Link>
          </p>
        )}
      </Card>
    </>
  )
}
