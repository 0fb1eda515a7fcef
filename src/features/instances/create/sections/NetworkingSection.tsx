import { memo, useMemo } from 'react'
import { vpcs } from '#features/vpcs/noun'
import type { InstanceNetworkInterfaceCreate, SiloIpPool } from '#store/api/generated/types'
import { MAX_NICS } from '#store/model/limits'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import type { ChoiceStatus } from '#ui/forms/choices'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { MiniTable } from '#ui/tables/MiniTable'
import { Notice } from '#ui/feedback/Notice'
import { Link } from '#features/routing/Link'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { TextField } from '#features/shared/form/fields/TextField'
import { CheckboxField } from '#features/shared/form/fields/CheckboxField'
import { SelectField } from '#features/shared/form/fields/SelectField'
import { poolChoices } from '#features/shared/form/poolChoices'
import styles from '../CreateInstancePage.module.css'
import { hasNic, type CreateValues } from '../createValues'
import type { OpenPanel } from '../openPanel'
import { FloatingIpsField, type FloatingIpsFieldProps } from './FloatingIpsField'
import { type FormStore, useFormField, useFormPart } from '#features/shared/form/FormFields'

const kinds: readonly { value: CreateValues['nics']; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'custom', label: 'Custom' },
  { value: 'none', label: 'None' },
]

type CreateForm = FormStore<CreateValues>

interface NetworkingSectionProps extends Omit<FloatingIpsFieldProps, 'disabledReason'> {
  project: string
  hasVpc: boolean
  pools: readonly SiloIpPool[]
  poolStatus: ChoiceStatus
}

/** Interfaces and external addresses. */
export const NetworkingSection = memo(function NetworkingSection({
  project,
  hasVpc,
  pools,
  poolStatus,
  ...floating
}: NetworkingSectionProps) {
  const nics = useFormPart(({ values }: CreateForm) => values.nics)
  const isReachable = useFormPart(({ values }: CreateForm) => hasNic(values))
  const isEphemeral = useFormPart(({ values }: CreateForm) => values.ephemeral)
  return (
    <Card title="Networking">
      {!hasVpc && (
        <Notice tone="attention" title="This project has no VPC">
          An interface needs one to be in. <Link to={vpcs.to.create({ project })}>Create a VPC</Link>; what
          you typed here is kept.
        </Notice>
      )}
      <RadioField
        name="nics"
        label="Network interfaces"
        look="segments"
        choices={hasVpc ? kinds : kinds.filter(({ value }) => value === 'none')}
      />
      {nics === 'default' && (
        <p className={styles.note}>
          One interface in the project’s VPC <code>default</code>, with the next free address.
        </p>
      )}
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
        {...(isReachable ? {} : { disabledReason: 'Without a network interface, an address leads nowhere' })}
      />
      <HostnameField />
    </Card>
  )
})

/** Apart from the section, since the name it shows changes at every key. */
function HostnameField() {
  const name = useFormPart(({ values }: CreateForm) => values.name)
  return (
    <TextField
      name="hostname"
      label="Hostname"
      optional
      placeholder={name}
      hint="What the guest calls itself. Left empty, it is the instance’s name."
    />
  )
}

function PoolField({ pools, status }: { pools: readonly SiloIpPool[]; status: ChoiceStatus }) {
  const [{ value }] = useFormField<string>('pool')
  const choices = useMemo(() => {
    const named = poolChoices(pools)
    // The server uses the default pool if none is sent; without a default pool, one must be chosen.
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
      {...(description ? { hint: description } : {})}
    />
  )
}

const nicColumns = [
  { header: 'Name', cell: ({ name }: InstanceNetworkInterfaceCreate) => name },
  { header: 'VPC', cell: ({ vpcName }: InstanceNetworkInterfaceCreate) => vpcName },
  { header: 'Subnet', cell: ({ subnetName }: InstanceNetworkInterfaceCreate) => subnetName },
  { header: 'IP address', cell: ({ ip }: InstanceNetworkInterfaceCreate) => ip ?? <EmptyCell /> },
]

function NicList({ open }: { open: OpenPanel }) {
  const [{ value }, { error }, { setValue }] = useFormField<CreateValues['nicList']>('nicList')
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
        itemKey={({ name }) => name}
        itemName={({ name }) => name}
        onRemove={(gone) => void setValue(value.filter((nic) => nic !== gone))}
      />
      <div className={styles.buttons}>
        <Button
          {...(value.length >= MAX_NICS
            ? { disabledReason: `An instance has at most ${MAX_NICS} network interfaces` }
            : {})}
          onClick={() => open('nic')}
        >
          Add network interface
        </Button>
      </div>
    </FieldGroup>
  )
}
