import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { instanceLifecycle } from '../../../machines/lifecycle/instanceLifecycle'
import type { Disk } from '../../../store/api/generated/types'
import { instancesApi } from '../../../store/api/instances'
import { MAX_DISKS } from '../../../store/model/limits'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { usePaletteEntries } from '../../app/palette/paletteStore'
import { instanceDiskColumns } from '../../disks/columns'
import { snapshotDisk } from '../../disks/commands'
import { LearnAbout } from '../../help/LearnAbout'
import { CardTable } from '../../shared/list/CardTable'
import { copyId, useCommandItems } from '../../shared/useCommandItems'
import { useParam } from '../../shared/useParam'
import { detachDisk, setBootDisk, unsetBootDisk } from './commands'
import styles from './StorageTab.module.css'
import { useAttach } from './useAttach'

const AttachDiskDialog = lazy(async () => ({
  default: (await import('./AttachDiskDialog')).AttachDiskDialog,
}))
const CreateDiskForm = lazy(async () => ({
  default: (await import('../../disks/CreateDiskForm')).CreateDiskForm,
}))

const rowKey = (disk: Disk) => disk.id

const bootDiskAdvice = (others: readonly Disk[]) => {
  if (others.length === 0) return 'Attach a disk to boot this instance from.'
  if (others.length === 1) return `Without a boot disk, this instance boots from ${others[0]?.name}.`
  return 'Set one of the disks below as the boot disk, so that it is certain which one is booted.'
}

/** What the instance boots from, what else hangs on it, and the ways to change both. */
export function StorageTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const query = instancesApi.endpoints.instanceDiskList.useQuery(at)
  const disks = query.data?.items
  const [open, setOpen] = useState<'attach' | 'create'>()
  const commandItems = useCommandItems()
  const attach = useAttach()
  const close = () => setOpen(undefined)

  const boot = disks?.find((disk) => disk.id === instance?.bootDiskId)
  const others = disks?.filter((disk) => disk !== boot)
  const isKnown = disks !== undefined
  const bootRows = useMemo(() => (boot ? [boot] : isKnown ? [] : undefined), [boot, isKnown])
  const bootMenu = useCallback(
    (disk: Disk) => [
      copyId(disk.id),
      ...commandItems([snapshotDisk], { disk, project: at.project }),
      ...(instance ? commandItems([unsetBootDisk], { instance, disk }) : []),
      { key: 'detach', label: 'Detach', disabledReason: 'Unset it as the boot disk before detaching it' },
    ],
    [commandItems, instance, at.project],
  )
  const menu = useCallback(
    (disk: Disk) => [
      copyId(disk.id),
      ...commandItems([snapshotDisk], { disk, project: at.project }),
      ...(instance ? commandItems([setBootDisk, detachDisk], { instance, disk, bootDisk: boot?.name }) : []),
    ],
    [commandItems, instance, boot?.name, at.project],
  )
  const reason =
    (instance && instanceLifecycle.why(instance.runState, 'command.attachDisk')) ??
    ((disks?.length ?? 0) >= MAX_DISKS ? `An instance can have at most ${MAX_DISKS} disks` : undefined)
  usePaletteEntries(
    useMemo(
      () =>
        reason
          ? []
          : [
              { label: 'Attach disk', group: 'Actions', run: () => setOpen('attach') },
              { label: 'Create disk', group: 'Actions', run: () => setOpen('create') },
            ],
      [reason],
    ),
  )
  const columns = useMemo(() => instanceDiskColumns(at.project), [at.project])
  if (!instance) return null
  const disabled = reason ? { disabledReason: reason } : {}
  return (
    <div className={styles.tab}>
      <Card title="Boot disk" actions={<LearnAbout topic="disks" />}>
        <CardTable
          label="Boot disk"
          queries={[query]}
          columns={columns}
          rows={bootRows}
          rowKey={rowKey}
          menu={bootMenu}
          empty={<EmptyState small title="No boot disk set" body={bootDiskAdvice(others ?? [])} />}
        />
      </Card>
      <Card
        title="Additional disks"
        actions={
          <>
            <Button {...disabled} onClick={() => setOpen('attach')}>
              Attach disk
            </Button>
            <Button tone="primary" {...disabled} onClick={() => setOpen('create')}>
              Create disk
            </Button>
          </>
        }
      >
        <CardTable
          label="Additional disks"
          queries={[query]}
          columns={columns}
          rows={others}
          rowKey={rowKey}
          menu={menu}
          empty={<EmptyState small title="No additional disks" body="Attach a disk to see it here." />}
        />
      </Card>
      <Suspense>
        {open === 'attach' && <AttachDiskDialog instance={instance} onDismiss={close} />}
        {open === 'create' && (
          <CreateDiskForm
            project={at.project}
            onDismiss={close}
            onCreated={(disk) => {
              close()
              void attach(instance, disk)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
