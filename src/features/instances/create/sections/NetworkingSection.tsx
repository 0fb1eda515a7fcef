import { useField, useFormikContext } from 'formik'
import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../paths'
import type { InstanceNetworkInterfaceCreate, SiloIpPool } from '../../../../store/api/generated/types'
import { MAX_NICS } from '../../../../store/model/limits'
import { Button } from '../../../../ui/Button'
import { Card } from '../../../../ui/Card'
import type { ChoiceStatus } from '../../../../ui/choices'
import { EmptyCell } from '../../../../ui/EmptyCell'
import { FieldGroup } from '../../../../ui/FieldGroup'
import { MiniTable } from '../../../../ui/MiniTable'
import { Notice } from '../../../../ui/Notice'
import { RadioField, TextField } from '../../../shared/form/fields'
import { CheckboxField, SelectField } from '../../../shared/form/SelectField'
import styles from '../CreateInstancePage.module.css'
import { hasNic, type CreateValues } from '../createValues'
import type { OpenPanel } from '../panel'
import { FloatingIpsField, type FloatingIpsFieldProps } from './FloatingIpsField'

const kinds: readonly { value: CreateValues['nics']; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'custom', label: 'Custom' },
  { value: 'none', label: 'None' },
]

interface NetworkingSectionProps extends Omit<FloatingIpsFieldProps, 'disabledReason'> {
  project: string
  hasVpc: boolean
  pools: readonly SiloIpPool[]
  poolStatus: ChoiceStatus
}

/** Interfaces, and the addresses by which the instance is reached. */
export const NetworkingSection = memo(function NetworkingSection({
  project,
  hasVpc,
  pools,
  poolStatus,
  ...floating
}: NetworkingSectionProps) {
  const { values } = useFormikContext<CreateValues>()
  return (
    <Card title="Networking">
      {!hasVpc && (
        <Notice tone="attention" title="This project has no VPC">
          An interface needs one to be in. <Link to={paths.vpcsNew({ project })}>Create a VPC</Link>; what you
          typed here is kept.
        </Notice>
      )}
      <RadioField
        name="nics"
        label="Network interfaces"
        look="segments"
        choices={hasVpc ? kinds : kinds.filter(({ value }) => value === 'none')}
      />
      {values.nics === 'default' && (
        <p className={styles.note}>
          One interface in the project’s VPC <code>default</code>, with the next free address.
        </p>
      )}
      {values.nics === 'custom' && <NicList open={floating.open} />}
      {hasNic(values) ? (
        <>
          <CheckboxField name="ephemeral" label="Allocate and attach an ephemeral IP" />
          {values.ephemeral && <PoolField pools={pools} status={poolStatus} />}
        </>
      ) : (
        <p className={styles.note}>
          Without an interface, the instance has no address and nobody reaches it.
        </p>
      )}
      <FloatingIpsField
        {...floating}
        project={project}
        {...(hasNic(values)
          ? {}
          : { disabledReason: 'Without a network interface, an address leads nowhere' })}
      />
      <TextField
        name="hostname"
        label="Hostname"
        optional
        placeholder={values.name}
        hint="What the guest calls itself. Left empty, it is the instance’s name."
      />
    </Card>
  )
})

function PoolField({ pools, status }: { pools: readonly SiloIpPool[]; status: ChoiceStatus }) {
  const [{ value }] = useField<string>('pool')
  const choices = useMemo(() => {
    const named = pools.map(({ name, isDefault }) => ({
      value: name,
      label: isDefault ? `${name} (default)` : name,
    }))
    // The server takes the default one when none is named; without a default one it has to be chosen.
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
  const [{ value }, { error }, { setValue }] = useField<CreateValues['nicList']>('nicList')
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
