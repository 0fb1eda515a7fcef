import type {
  RouteDestination,
  RouteTarget,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleTarget,
} from '../../store/api/generated/types'
import styles from './parts.module.css'

/** Something in a network, as the API names it: by kind and value. */
export type Endpoint = RouteDestination | RouteTarget | VpcFirewallRuleTarget | VpcFirewallRuleHostFilter

/** What a kind of endpoint is called. */
export const endpointKinds: Readonly<Record<Endpoint['type'], string>> = {
  vpc: 'VPC',
  subnet: 'Subnet',
  instance: 'Instance',
  ip: 'IP',
  ip_net: 'IP network',
  internet_gateway: 'Gateway',
  drop: 'Drop',
}

/** An endpoint in words, for those who do not see it. */
export const endpointText = (endpoint: Endpoint) =>
  endpoint.type === 'drop' ? 'Drop' : `${endpointKinds[endpoint.type]} ${endpoint.value}`

/** Values longer than that are broken where room is scarce; others stay whole. */
const LONG = 20

/** Kind and value stand beside each other in any table if they are not longer than that together. */
const SHORT = 18

/** A kind and a value, as one thing. */
export const Part = ({ kind, value }: { kind: string; value?: string | undefined }) => (
  <span className={styles.part} data-short={kind.length + (value?.length ?? 0) <= SHORT}>
    <span className={styles.kind}>{kind}</span>
    {value !== undefined && (
      <>
        {' '}
        <span className={styles.value} data-long={value.length > LONG}>
          {value}
        </span>
      </>
    )}
  </span>
)

/** An endpoint in a table. */
export const EndpointPart = ({ endpoint }: { endpoint: Endpoint }) => (
  <Part kind={endpointKinds[endpoint.type]} value={endpoint.type === 'drop' ? undefined : endpoint.value} />
)
