import type { FloatingIp } from '#store/api/generated/types'
import { floatingIps } from '#features/floating-ips/noun'
import type { ChoiceStatus } from '#ui/forms/choices'
import { statusText } from '#ui/forms/choices'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#features/shared/LinkButton'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { MiniTable } from '#ui/tables/MiniTable'
import styles from '../CreateInstancePage.module.css'
import type { OpenPanel } from '../openPanel'
import { useFormField } from '#features/shared/form/FormFields'

export interface FloatingIpsFieldProps {
  /** All floating IPs of the project, and the free ones. */
  floatingIps: readonly FloatingIp[]
  freeIps: readonly FloatingIp[]
  /** The status of their list. */
  floatingIpStatus: ChoiceStatus
  project: string
  open: OpenPanel
  /** Why none can be added now. */
  disabledReason?: string
}

const HINT = 'Addresses of the project that outlive the instance.'

/** The floating addresses the instance is created with, by name. */
export function FloatingIpsField({
  floatingIps: listed,
  freeIps,
  floatingIpStatus: status,
  project,
  open,
  disabledReason,
}: FloatingIpsFieldProps) {
  const [{ value }, { error }, { setValue }] = useFormField<readonly string[]>('floatingIps')
  const ipOf = (name: string) => listed.find((row) => row.name === name)?.ip ?? ''
  const left = freeIps.filter(({ name }) => !value.includes(name)).length
  const isReady = status.state === 'ready'
  const reason =
    disabledReason ??
    (isReady
      ? left === 0
        ? 'All floating IPs of this project are taken'
        : undefined
      : statusText(status, 'floating IPs'))
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
          body="A floating IP can be moved from instance to instance. Create one first; what you typed here is kept."
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
          itemKey={(name) => name}
          itemName={(name) => name}
          onRemove={(gone) => void setValue(value.filter((name) => name !== gone))}
        />
      )}
      <div className={styles.buttons}>
        <Button {...(reason ? { disabledReason: reason } : {})} onClick={() => open('floatingIp')}>
          Attach floating IP
        </Button>
      </div>
    </FieldGroup>
  )
}
