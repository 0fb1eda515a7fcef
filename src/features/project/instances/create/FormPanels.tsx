import { Suspense, useMemo } from 'react'
import { lazyPart } from '#ui/lazyPart'
import { useForm } from '#features/kit/form/FormFields'
import { demandOf } from './InstanceQuotaSummary'
import { takenDiskNames } from './createSchema'
import type { CreateValues, QueuedDisk } from './createValues'
import type { FormOptions } from './useFormOptions'

/** The panels of the form; each adds an item to it. */
export type Panel = 'createDisk' | 'attachDisk' | 'nic' | 'floatingIp' | 'sshKey'

export type OpenPanel = (panel: Panel) => void

const QueueDiskPanel = lazyPart(async () => (await import('./panels')).QueueDiskPanel)
const PickDiskDialog = lazyPart(async () => (await import('./panels')).PickDiskDialog)
const NicPanel = lazyPart(async () => (await import('./panels')).NicPanel)
const PickFloatingIpDialog = lazyPart(async () => (await import('./panels')).PickFloatingIpDialog)
const SshKeyPanel = lazyPart(async () => (await import('#features/shared/sshKey/SshKeyPanel')).SshKeyPanel)

interface FormPanelsProps {
  project: string
  /** The open panel. */
  panel: Panel | undefined
  onClose: () => void
  options: FormOptions
}

/**
 * The panels that open over the form. They are siblings of the form, not children: React events bubble, and submitting
 * a panel must not submit the form.
 */
export function FormPanels({ project, panel, onClose, options }: FormPanelsProps) {
  const { values, setFieldValue } = useForm<CreateValues>()
  const taken = useMemo(() => takenDiskNames(values, options.constraints), [values, options.constraints])
  const add = <Key extends 'disks' | 'nicList' | 'floatingIps' | 'sshKeys'>(
    field: Key,
    item: CreateValues[Key][number],
  ) => {
    void setFieldValue(field, [...values[field], item] as CreateValues[Key])
    onClose()
  }
  const addDisk = (queued: QueuedDisk) => add('disks', queued)
  return (
    <Suspense>
      {panel === 'createDisk' && (
        <QueueDiskPanel
          project={project}
          taken={taken}
          storage={demandOf(values).storage}
          onQueued={(disk) => addDisk({ type: 'create', disk })}
          onDismiss={onClose}
        />
      )}
      {panel === 'attachDisk' && (
        <PickDiskDialog
          status={options.dialogStatus.disk}
          disks={options.freeDisks.filter(
            ({ name }) =>
              !values.disks.some((queued) => queued.type === 'attach' && queued.name === name) &&
              !(values.bootSource === 'disk' && values.bootDisk === name),
          )}
          onPicked={({ name, size }) => addDisk({ type: 'attach', name, sizeBytes: size })}
          onDismiss={onClose}
        />
      )}
      {panel === 'nic' && (
        <NicPanel
          project={project}
          listed={values.nicList}
          onAdded={(nic) => add('nicList', nic)}
          onDismiss={onClose}
        />
      )}
      {panel === 'floatingIp' && (
        <PickFloatingIpDialog
          status={options.dialogStatus.floatingIp}
          floatingIps={options.freeIps.filter(({ name }) => !values.floatingIps.includes(name))}
          onPicked={(name) => add('floatingIps', name)}
          onDismiss={onClose}
        />
      )}
      {panel === 'sshKey' && (
        <SshKeyPanel
          note="The key is saved to your profile, for this instance and later ones."
          onAdded={({ id }) => add('sshKeys', id)}
          onDismiss={onClose}
        />
      )}
    </Suspense>
  )
}
