// @chunk detail
import { Suspense, useCallback, useMemo, useState } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instancesApi } from '#store/api/resources/instances'
import { MAX_DISKS } from '#model/limits'
import { lazyPart } from '#ui/lazyPart'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import { usePaletteEntries } from '#features/kit/palette/paletteStore'
import { instanceDiskColumns } from '#features/project/disks/exports/diskColumns'
import { snapshotDisk } from '#features/project/disks/commands'
import { disks } from '#features/project/disks/noun'
import { CardTable } from '#features/kit/list/CardTable'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { projectCollaborator } from '#model/needs'
import { useSave } from '#features/kit/commands/useSaving'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { useParam } from '#features/kit/routing/useParam'
import { instanceSteps } from '#features/shared/instance/plans'
import { detachDisk, setBootDisk, unsetBootDisk } from '#features/shared/instance/diskCommands'
import styles from './StorageTab.module.css'
import { useAppStore } from '#store/hooks'
import { isApiError } from '#model/apiError'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'

/** Attaches a newly created disk. If that fails, a toast says that the disk exists. */
function useAttach() {
  const { dispatch, log } = useAppStore()
  const save = useSave()
  const { instanceDiskAttach } = instanceDisksApi.endpoints
  return async (instance: Instance, disk: Disk) => {
    try {
      const args = { instance: instance.id, body: { disk: disk.id } }
      const { line } = await save((send) => send(instanceDiskAttach, args))
      dispatch(noticeShown({ tone: 'success', title: `Disk ${disk.name} attached`, line }))
    } catch (error) {
      if (!isApiError(error)) throw error
      const notice = noticeShown(failedNotice(`Could not attach ${disk.name}`, error))
      log.within(log.entryOf(error) ?? null, () => dispatch(notice))
    }
  }
}

const AttachDiskDialog = lazyPart(async () => (await import('./AttachDiskDialog')).AttachDiskDialog)
const CreateDiskForm = lazyPart(
  async () => (await import('#features/shared/disk/CreateDiskForm')).CreateDiskForm,
)

const rowKey = (disk: Disk) => disk.id

const bootDiskAdvice = (others: readonly Disk[]) => {
  if (others.length === 0) return 'Attach a disk to boot this instance from.'
  if (others.length === 1) return `Without a boot disk, this instance boots from ${others[0]?.name}.`
  return 'Set one of the disks below as the boot disk, so that the instance always boots from it.'
}

/** The menus of the boot disk and of the other disks. @param bootName the name of the boot disk */
function useDiskMenus(project: string, instance: Instance | undefined, bootName: string | undefined) {
  const commandItems = useCommandItems()
  const bootMenu = useCallback(
    (disk: Disk) => [
      copyId(disk.id),
      ...commandItems([snapshotDisk], { disk, project }),
      ...(instance
        ? commandItems([unsetBootDisk, detachDisk], { instance, disk }, instanceSteps(instance))
        : []),
    ],
    [commandItems, instance, project],
  )
  const menu = useCallback(
    (disk: Disk) => [
      copyId(disk.id),
      ...commandItems([snapshotDisk], { disk, project }),
      ...(instance
        ? commandItems(
            [setBootDisk, detachDisk],
            { instance, disk, bootDisk: bootName },
            instanceSteps(instance),
          )
        : []),
    ],
    [commandItems, instance, bootName, project],
  )
  return { bootMenu, menu }
}

/** Why no other disk can be attached, as a sentence without its full stop; undefined if one can. */
function useWhyNoMore(instance: Instance | undefined, count: number): string | undefined {
  const notAllowed = useRoleReason()(projectCollaborator)
  return (
    notAllowed ??
    (instance && instanceLifecycle.why(instance.runState, 'command.attachDisk')) ??
    (count >= MAX_DISKS ? `An instance can have at most ${MAX_DISKS} disks` : undefined)
  )
}

/** The boot disk and the additional disks of an instance, with their actions. */
export function StorageTab() {
  const at = useParam('project', 'instance')
  const { data: instance } = instancesApi.endpoints.instanceView.useQuery(at)
  const query = instanceDisksApi.endpoints.instanceDiskList.useQuery(at)
  const all = query.data?.items
  const [open, setOpen] = useState<'attach' | 'create'>()
  const attach = useAttach()
  const close = () => setOpen(undefined)

  const boot = all?.find((disk) => disk.id === instance?.bootDiskId)
  const others = all?.filter((disk) => disk !== boot)
  const isKnown = all !== undefined
  const bootRows = useMemo(() => (boot ? [boot] : isKnown ? [] : undefined), [boot, isKnown])
  const { bootMenu, menu } = useDiskMenus(at.project, instance, boot?.name)
  const reason = useWhyNoMore(instance, all?.length ?? 0)
  // A list without disks says the reason itself.
  const whyNot = reason === undefined ? {} : { disabledReason: reason, isReasonShown: others?.length === 0 }
  const mayNotAdd = useRoleReason(undefined, 'add a disk')(projectCollaborator)
  usePaletteEntries(() =>
    reason
      ? []
      : [
          { label: 'Attach disk', group: 'Actions', run: () => setOpen('attach') },
          { label: disks.panels.create, group: 'Actions', run: () => setOpen('create') },
        ],
  )
  const columns = useMemo(() => instanceDiskColumns(at.project), [at.project])
  if (!instance) return null
  const failures = <QueryFailures of={[query]} what="disks" />
  if (!isKnown && query.error !== undefined) return failures
  return (
    <div className={styles.tab}>
      {failures}
      <Card title="Boot disk">
        <CardTable
          label="Boot disk"
          queries={[]}
          columns={columns}
          rows={bootRows}
          rowKey={rowKey}
          nameOf={({ name }) => name}
          menu={bootMenu}
          empty={{ title: 'No boot disk set', body: bootDiskAdvice(others ?? []) }}
        />
      </Card>
      <Card
        title="Additional disks"
        actions={
          <>
            <Button {...whyNot} onClick={() => setOpen('attach')}>
              Attach disk
            </Button>
            <Button {...whyNot} onClick={() => setOpen('create')}>
              {disks.panels.create}
            </Button>
          </>
        }
      >
        <CardTable
          label="Additional disks"
          queries={[]}
          columns={columns}
          rows={others}
          rowKey={rowKey}
          nameOf={({ name }) => name}
          menu={menu}
          empty={{
            title: 'No additional disks',
            body:
              reason === undefined
                ? 'Attach a disk to give the instance more storage.'
                : `${mayNotAdd ?? reason}.`,
          }}
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
