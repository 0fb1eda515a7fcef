import { Card } from '../../../ui/Card'
import { VpcLink } from '../VpcLink'
import styles from './FirewallCard.module.css'

/** Who may reach the instance is decided by its VPC, and so changed there. */
export const FirewallCard = ({ project, instance }: { project: string; instance: string }) => (
  <Card title="Firewall rules">
    <p className={styles.words}>
      What may reach this instance is decided by the firewall of its VPC:{' '}
      <VpcLink project={project} instance={instance} />
    </p>
  </Card>
)
