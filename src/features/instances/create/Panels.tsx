import type { useFormik } from 'formik'
import { lazy, Suspense, useMemo } from 'react'
import { demandOf } from './CreateHeadroom'
import { takenDiskNames } from './createSchema'
import type { CreateValues, QueuedDisk } from './createValues'
import type { Panel } from './panel'
import type { SurroundingsData } from './useSurroundings'

const QueueDiskPanel = lazy(async () => ({
  default: (await import('./panels/QueueDiskPanel')).QueueDiskPanel,
}))
const PickDiskDialog = lazy(async () => ({
  default: (await import('./panels/PickDiskDialog')).PickDiskDialog,
}))
const NicPanel = lazy(async () => ({ default: (await import('./panels/NicPanel')).NicPanel }))
const PickFloatingIpDialog = lazy(async () => ({
  default: (await import('./panels/PickFloatingIpDialog')).PickFloatingIpDialog,
}))
const SshKeyPanel = lazy(async () => ({
  default: (await import('../../shared/SshKeyPanel')).SshKeyPanel,
}))

interface PanelsProps {
  project: string
  /** The one that is open. */
  panel: Panel | undefined
  onClose: () => void
  formik: Pick<ReturnType<typeof useFormik<CreateValues>>, 'values' | 'setFieldValue'>
  surroundings: SurroundingsData
}

/**
 * What opens over the form. They stand beside it, not in it: events go up through the components, and a panel that is
 * submitted must not submit the form behind it.
 */
export function Panels({ project, panel, onClose, formik, surroundings }: PanelsProps) {
  const { values, setFieldValue } = formik
  const taken = useMemo(() => takenDiskNames(values, surroundings.around), [values, surroundings.around])
  const add = <Key extends 'disks' | 'nicList' | 'floatingIps' | 'sshKeys'>(
    field: Key,
    item: CreateValues[Key][number],
  ) => {
    void setFieldValue(field, [...values[field], item])
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
          status={surroundings.status.disk}
          disks={surroundings.freeDisks.filter(
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
          status={surroundings.status.floatingIp}
          floatingIps={surroundings.freeIps.filter(({ name }) => !values.floatingIps.includes(name))}
          onPicked={(name) => add('floatingIps', name)}
          onDismiss={onClose}
        />
      )}
      {panel === 'sshKey' && <SshKeyPanel onAdded={({ id }) => add('sshKeys', id)} onDismiss={onClose} />}
    </Suspense>
  )
}
