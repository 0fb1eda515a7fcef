import { entryOf } from '#store/model/entryOf'
import type {
  RouteDestination,
  RouteTarget,
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleTarget,
} from '#store/api/generated/types'
import { Truncate } from '#ui/text/Truncate'
import styles from './endpoint.module.css'

/** An endpoint of the API: kind and value. */
export type Endpoint = RouteDestination | RouteTarget | VpcFirewallRuleTarget | VpcFirewallRuleHostFilter

/** The label of a kind of endpoint. */
export const endpointKinds: Readonly<Record<Endpoint['type'], string>> = {
  vpc: 'VPC',
  subnet: 'Subnet',
  instance: 'Instance',
  ip: 'IP',
  ip_net: 'IP network',
  internet_gateway: 'Gateway',
  drop: 'Drop',
}

/** The name of a kind of endpoint. */
export const endpointKind = (type: Endpoint['type']): string => entryOf(endpointKinds, type) ?? type

/** The value of an endpoint, if its kind has one. */
export const endpointValue = (endpoint: Endpoint): string | undefined =>
  'value' in endpoint ? endpoint.value : undefined

/** An endpoint as text, for screen readers. */
export const endpointText = (endpoint: Endpoint) =>
  [endpointKind(endpoint.type), endpointValue(endpoint)].filter(Boolean).join(' ')

/** A kind and a value as one chip, in one line; the tooltip has a value that does not fit. */
export const EndpointLabel = ({ kind, value }: { kind: string; value?: string | undefined }) => (
  <span className={styles.part}>
    <span className={styles.kind}>{kind}</span>
    {value !== undefined && (
      <>
        {' '}
        <span className={styles.value}>
          <Truncate text={value} />
        </span>
      </>
    )}
  </span>
)

/** An endpoint in a table. */
export const EndpointLink = ({ endpoint }: { endpoint: Endpoint }) => (
  <EndpointLabel kind={endpointKind(endpoint.type)} value={endpointValue(endpoint)} />
)
