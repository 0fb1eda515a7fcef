import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { lazyPart } from '#ui/lazyPart'
import { Link } from '#features/kit/routing/Link'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { instanceCommands, resizeInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { createLike, instances } from './noun'
import { useSnapshotItems } from './useSnapshotItems'

const ResizeDialog = lazyPart(async () => (await import('./ResizeDialog')).ResizeDialog)

interface InstanceMenu {
  menu: (instance: Instance) => RecordItem[]
  /** The dialog opened by a menu entry. */
  dialog: ReactNode
}

const commands = instanceCommands.map(({ command }) => command)

/**
 * The menu of an instance, the same in its list and on its page, and its dialog. The function keeps its identity.
 *
 * @param shown the instances of the page; an open dialog follows its own
 * @param isOnPage whether the page is that of the instance, so that the dialog links to it no more
 */
export function useInstanceMenu(
  project: string,
  shown: readonly Instance[] | undefined,
  isOnPage: boolean,
): InstanceMenu {
  const [resizing, setResizing] = useState<{ id: string; isPlanned: boolean }>()
  const resized = shown?.find(({ id }) => id === resizing?.id)
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const snapshotItems = useSnapshotItems(project)

  const menu = useCallback(
    (instance: Instance) => {
      const steps = instanceSteps(instance)
      const items = commandItems(commands, instance, steps)
      const [resize] = commandItems([resizeInstance], { instance, size: {} }, steps)
      const [snapshot, remove] = snapshotItems(instance)
      return [
        copyId(instance.id),
        ...items.filter(({ group }) => group !== 'remove'),
        ...(resize ? [resizeItem(resize, (isPlanned) => setResizing({ id: instance.id, isPlanned }))] : []),
        allowed(snapshot),
        serialConsoleItem(project, instance),
        allowed(createLikeItem(project, instance)),
        allowed(remove),
        ...items.filter(({ group }) => group === 'remove'),
      ]
    },
    [commandItems, allowed, snapshotItems, project],
  )
  return {
    menu,
    dialog: resized && (
      <Suspense>
        <ResizeDialog
          instance={resized}
          isPlanned={resizing?.isPlanned ?? false}
          page={isOnPage ? undefined : instances.to.page({ project, instance: resized.name })}
          onDismiss={() => setResizing(undefined)}
        />
      </Suspense>
    ),
  }
}

/** The entry of a command whose values are asked for by a dialog. The palette does not offer it. */
const resizeItem = (
  { key, label, group, detail, disabledReason }: RecordItem,
  open: (isPlanned: boolean) => void,
): RecordItem => ({
  kind: 'act',
  key,
  label,
  group,
  disabledReason,
  detail,
  onSelect: () => open(detail !== undefined),
})

/** The entry that opens the serial console, if the instance has one now. */
function serialConsoleItem(project: string, instance: Instance): RecordItem {
  const reason = instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  return {
    kind: 'link',
    key: 'serialConsole',
    label: 'View serial console',
    disabledReason: reason,
    link: <Link to={instances.to.serialConsole({ project, instance: instance.name })} />,
  }
}

/** The entry that creates a similar instance. */
const createLikeItem = (project: string, { name }: Instance): RecordItem => ({
  kind: 'link',
  key: 'createLike',
  label: 'Duplicate',
  link: <Link to={createLike({ project, instance: name })} />,
})
