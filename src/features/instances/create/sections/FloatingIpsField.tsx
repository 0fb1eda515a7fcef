import { useField } from 'formik'
import type { FloatingIp } from '../../../../store/api/generated/types'
import { Button } from '../../../../ui/Button'
import { FieldGroup } from '../../../../ui/FieldGroup'
import { MiniTable } from '../../../../ui/MiniTable'
import styles from '../CreateInstancePage.module.css'
import type { OpenPanel } from '../panel'

export interface FloatingIpsFieldProps {
  /** All of the project, and those of them that are free. */
  floatingIps: readonly FloatingIp[]
  freeIps: readonly FloatingIp[]
  open: OpenPanel
  /** Why none can be added now. */
  disabledReason?: string
}

/** The floating addresses the instance is created with, by name. */
export function FloatingIpsField({ floatingIps, freeIps, open, disabledReason }: FloatingIpsFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<readonly string[]>('floatingIps')
  const ipOf = (name: string) => floatingIps.find((row) => row.name === name)?.ip ?? ''
  const left = freeIps.filter(({ name }) => !value.includes(name)).length
  const reason =
    disabledReason ??
    (floatingIps.length === 0
      ? 'This project has no floating IPs'
      : left === 0
        ? 'All floating IPs of this project are taken'
        : undefined)
  const columns = [
    { header: 'Name', cell: (name: string) => name },
    { header: 'IP address', cell: (name: string) => <code>{ipOf(name)}</code> },
  ]
  return (
    <FieldGroup
      name="floatingIps"
      label="Floating IPs"
      hint="Addresses of the project that outlive the instance."
      error={error}
    >
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
