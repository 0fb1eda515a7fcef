import { Card } from '#ui/layout/Card'
import { VpcLink } from '../VpcLink'
import styles from './FirewallCard.module.css'

/** The VPC's firewall decides who can reach the instance. */
export const FirewallCard = ({ project, instance }: { project: string; instance: string }) => (
  <Card title="Firewall rules">
    <p className={styles.words}>
      What may reach this instance is decided by the firewall of its VPC:{' '}
      <VpcLink project={project} instance={instance} />
    </p>
  </Card>
)
