import { memo, useMemo } from 'react'
import type {
  FloatingIp,
  InstanceNetworkInterfaceCreate,
  PrivateIpv4StackCreate,
  PrivateIpv6StackCreate,
  SiloIpPool,
} from '#store/api/generated/types'
import { MAX_NICS } from '#model/limits'
import { ipPartsOf } from '#model/network/privateIps'
import { useHasFeature } from '#store/useRegionVersion'
import { Button } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { type ChoiceStatus, choiceStatusText } from '#ui/forms/choiceStatusText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { MiniTable } from '#ui/tables/MiniTable'
import { floatingIps } from '#features/project/floating-ips/noun'
import { Link } from '#features/kit/routing/Link'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { useFormField, type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { TextField } from '#features/kit/form/fields/TextField'
import { NotOffered } from '#features/kit/form/NotOffered'
import { poolChoices } from '#features/kit/form/poolChoices'
import { vpcs } from '#features/project/vpcs/noun'
import { useJumboPermission } from '#features/shared/instance/useJumboPermission'
import { allowList } from '#features/system/allow-list/noun'
import { stackChoices } from '../../networking/nicForm'
import styles from '../CreateInstancePage.module.css'
import { hasNic, type CreateValues } from '../createValues'
import type { OpenPanel } from '../FormPanels'
import { sectionTexts, type UnreadLists } from '../summary'

interface FloatingIpsFieldProps {
  /** All floating IPs of the project, and the free ones. */
  floatingIps: readonly FloatingIp[]
  freeIps: readonly FloatingIp[]
  /** The status of their list. */
  floatingIpStatus: ChoiceStatus
  project: string
  open: OpenPanel
  /** Why no address can be added now. */
  disabledReason?: string
}

const HINT = 'Addresses of the project. They stay when the instance is deleted.'

/** The new instance's floating addresses, by name. */
function FloatingIpsField({
  floatingIps: listed,
  freeIps,
  floatingIpStatus: status,
  project,
  open,
  disabledReason,
}: FloatingIpsFieldProps) {
  const [{ value }, { error }, { setValue }] = useFormField<CreateValues, 'floatingIps'>('floatingIps')
  const ipOf = (name: string) => listed.find((row) => row.name === name)?.ip ?? ''
  const left = freeIps.filter(({ name }) => !value.includes(name)).length
  const isReady = status.state === 'ready'
  const reason =
    disabledReason ??
    (isReady
      ? left === 0 && status.first === undefined
        ? 'All floating IPs of this project are taken'
        : undefined
      : choiceStatusText(status, 'floating IPs'))
  const columns = [
    { header: 'Name', cell: (name: string) => name },
    { header: 'IP address', cell: (name: string) => <code>{ipOf(name)}</code> },
  ]
  if (isReady && listed.length === 0 && !disabledReason)
    return (
      <FieldGroup name="floatingIps" label="Floating IPs" hint={HINT} error={error}>
        <EmptyState
          small
          title="No floating IPs in this project"
          body="A floating IP can move from one instance to another. Create one first; what you typed here is kept."
          action={<LinkButton to={floatingIps.to.create({ project })}>Create floating IP</LinkButton>}
        />
      </FieldGroup>
    )
  return (
    <FieldGroup name="floatingIps" label="Floating IPs" hint={HINT} error={error}>
      {!disabledReason && (
        <MiniTable
          label="Floating IPs"
          columns={columns}
          items={value}
          itemName={(name) => name}
          onRemove={(index) => void setValue(value.toSpliced(index, 1))}
        />
      )}
      <div className={styles.buttons}>
        <Button disabledReason={reason} onClick={() => open('floatingIp')}>
          Attach floating IP
        </Button>
      </div>
    </FieldGroup>
  )
}

const kinds: readonly { value: CreateValues['nics']; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'custom', label: 'Custom' },
  { value: 'none', label: 'None' },
]

/** The addresses of the default interface, where the region has a choice. Others have IPv4. */
const StackField = () =>
  useHasFeature('dualStack') && <RadioField name="ipStack" label="Private addresses" choices={stackChoices} />

/** Whether the instance gets jumbo frames, where the region has them. Operators know whether it allows them. */
function JumboField() {
  const isOffered = useHasFeature('jumboFrames')
  const isAllowed = useJumboPermission()
  const [{ value }] = useFormField<CreateValues, 'enableJumboFrames'>('enableJumboFrames')
  if (!isOffered) return null
  return (
    <>
      {(isAllowed !== false || value) && (
        <CheckboxField
          name="enableJumboFrames"
          label={isAllowed ? 'Jumbo frames' : 'Jumbo frames, if an operator has allowed them'}
        />
      )}
      {isAllowed === false && (
        <p className={styles.note}>
          The region does not allow jumbo frames: see <Link to={allowList.to.list()}>{allowList.title}</Link>.
        </p>
      )}
    </>
  )
}

const fields = [
  'nics',
  'ipStack',
  'nicList',
  'ephemeral',
  'pool',
  'floatingIps',
  'hostname',
  'enableJumboFrames',
] as const

type CreateForm = FormStore<CreateValues>

interface NetworkingSectionProps extends Omit<FloatingIpsFieldProps, 'disabledReason'> {
  project: string
  hasVpc: boolean
  pools: readonly SiloIpPool[]
  poolStatus: ChoiceStatus
  unread: UnreadLists
}

/** Interfaces and external addresses. */
export const NetworkingSection = memo(function NetworkingSection({
  project,
  hasVpc,
  pools,
  poolStatus,
  unread,
  ...floating
}: NetworkingSectionProps) {
  const nics = useFormPart(({ values }: CreateForm) => values.nics)
  const isReachable = useFormPart(({ values }: CreateForm) => hasNic(values))
  const isEphemeral = useFormPart(({ values }: CreateForm) => values.ephemeral)
  // Without a default pool, one must be chosen.
  const hasDefaultPool = poolStatus.state !== 'ready' || pools.some(({ isDefault }) => isDefault)
  return (
    <FoldedSection
      title="Networking"
      fields={fields}
      summaryOf={(values: CreateValues) => sectionTexts.networking(values, unread)}
      isNeeded={!hasVpc || !hasDefaultPool}
    >
      {!hasVpc && (
        <Notice tone="attention" title="This project has no VPC">
          An interface needs one to be in. <Link to={vpcs.to.create({ project })}>Create a VPC</Link>; what
          you typed here is kept.
        </Notice>
      )}
      <RadioField
        name="nics"
        label="Network interfaces"
        choices={hasVpc ? kinds : kinds.filter(({ value }) => value === 'none')}
      />
      {nics === 'default' && (
        <p className={styles.note}>
          One interface in the project’s VPC <code>default</code>, with the next free address.
        </p>
      )}
      {nics === 'default' && <StackField />}
      {nics === 'custom' && <NicList open={floating.open} />}
      {isReachable ? (
        <>
          <CheckboxField name="ephemeral" label="Allocate and attach an ephemeral IP" />
          {isEphemeral && <PoolField pools={pools} status={poolStatus} />}
        </>
      ) : (
        <p className={styles.note}>
          Without an interface, the instance has no address and cannot be reached.
        </p>
      )}
      <FloatingIpsField
        {...floating}
        project={project}
        disabledReason={isReachable ? undefined : 'Without a network interface, an address leads nowhere'}
      />
      <HostnameField />
      <JumboField />
      <NotOffered features={['dualStack', 'jumboFrames']} />
    </FoldedSection>
  )
})

/** Separate from the section, since the displayed name changes at every key. */
function HostnameField() {
  const name = useFormPart(({ values }: CreateForm) => values.name)
  return (
    <TextField
      name="hostname"
      label="Hostname"
      optional
      placeholder={name}
      hint="The guest’s own name. Left empty, it is the instance’s name."
    />
  )
}

function PoolField({ pools, status }: { pools: readonly SiloIpPool[]; status: ChoiceStatus }) {
  const [{ value }] = useFormField<CreateValues, 'pool'>('pool')
  const choices = useMemo(() => {
    const named = poolChoices(pools)
    // The server uses the default pool if none is sent; without a default pool, a choice is required.
    return pools.some(({ isDefault }) => isDefault)
      ? named
      : [{ value: '', label: 'Select a pool' }, ...named]
  }, [pools])
  const description = pools.find(({ name }) => name === value)?.description
  return (
    <SelectField
      name="pool"
      label="IP pool for the ephemeral IP"
      noun="IP pool"
      choices={choices}
      status={status}
      hint={description}
    />
  )
}

/** The address of an IP version in the request for an interface. */
type IpPart = PrivateIpv4StackCreate | PrivateIpv6StackCreate

const nicColumns = [
  { header: 'Name', cell: ({ name }: InstanceNetworkInterfaceCreate) => name },
  { header: 'VPC', cell: ({ vpcName }: InstanceNetworkInterfaceCreate) => vpcName },
  { header: 'Subnet', cell: ({ subnetName }: InstanceNetworkInterfaceCreate) => subnetName },
  {
    header: 'IP address',
    cell: ({ ipConfig }: InstanceNetworkInterfaceCreate) => {
      const ips = (ipConfig ? ipPartsOf<IpPart>(ipConfig) : []).flatMap(({ ip }) =>
        ip.type === 'explicit' ? [ip.value] : [],
      )
      return ips.length > 0 ? ips.join(', ') : <EmptyCell />
    },
  },
]

function NicList({ open }: { open: OpenPanel }) {
  const [{ value }, { error }, { setValue }] = useFormField<CreateValues, 'nicList'>('nicList')
  return (
    <FieldGroup
      name="nicList"
      label="Interfaces"
      hint="The first one is the primary one. All are in one VPC, each in a subnet of its own."
      error={error}
    >
      <MiniTable
        label="Network interfaces"
        columns={nicColumns}
        items={value}
        itemName={({ name }) => name}
        onRemove={(index) => void setValue(value.toSpliced(index, 1))}
      />
      <div className={styles.buttons}>
        <Button
          disabledReason={
            value.length >= MAX_NICS ? `An instance has at most ${MAX_NICS} network interfaces` : undefined
          }
          onClick={() => open('nic')}
        >
          Add network interface
        </Button>
      </div>
    </FieldGroup>
  )
}
