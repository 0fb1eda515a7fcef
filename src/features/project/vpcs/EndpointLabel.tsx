import { entryOf } from '#model/entryOf'
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

const named: ReadonlySet<string> = new Set<Endpoint['type']>([
  'vpc',
  'subnet',
  'instance',
  'internet_gateway',
])

/** Whether the value of an endpoint is a name. Others are copied: addresses and networks. */
export const hasName = ({ type }: Pick<Endpoint, 'type'>): boolean => named.has(type)

/** An endpoint as text, for screen readers. */
export const endpointText = (endpoint: Endpoint) =>
  [endpointKind(endpoint.type), endpointValue(endpoint)].filter(Boolean).join(' ')

interface EndpointLabelProps {
  kind: string
  value?: string | undefined
  /** The value is a name, in the face of names. */
  isName?: boolean
}

/** A kind and a value as one chip, in one line; the tooltip has a value that does not fit. */
export const EndpointLabel = ({ kind, value, isName = false }: EndpointLabelProps) => (
  <span className={styles.part}>
    <span className={styles.kind}>{kind}</span>
    {value !== undefined && (
      <>
        {' '}
        <span className={isName ? styles.value : `${styles.value} ${styles.copied}`}>
          <Truncate text={value} />
        </span>
      </>
    )}
  </span>
)

/** An endpoint in a table. */
export const EndpointLink = ({ endpoint }: { endpoint: Endpoint }) => (
  <EndpointLabel
    kind={endpointKind(endpoint.type)}
    value={endpointValue(endpoint)}
    isName={hasName(endpoint)}
  />
)
