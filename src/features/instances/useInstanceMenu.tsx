import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import type { MenuItem } from '#ui/actions/menuItem'
import { lazyPart } from '#ui/lazyPart'
import { Link } from '#features/kit/routing/Link'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { instanceCommands } from './commands'
import { instanceSteps, resizePlan } from './plans'
import { createLike, instances } from './noun'

const ResizeDialog = lazyPart(async () => (await import('./ResizeDialog')).ResizeDialog)

interface InstanceMenu {
  menu: (instance: Instance) => MenuItem[]
  /** The commands in the palette on the instance's page, each with its plan. */
  palette: (instance: Instance) => MenuItem[]
  /** The dialog opened by a menu entry. */
  dialog: ReactNode
}

/**
 * The menu of an instance in its list or on its page, and its dialog. The functions keep their identity.
 *
 * @param shown the instances of the page; an open dialog follows its own
 * @param place on the page, the commands of the course are not in the menu
 */
export function useInstanceMenu(
  project: string,
  shown: readonly Instance[] | undefined,
  place: 'list' | 'page',
): InstanceMenu {
  const [resizing, setResizing] = useState<{ id: string; isPlanned: boolean }>()
  const resized = shown?.find(({ id }) => id === resizing?.id)
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const isOnPage = place === 'page'

  const menu = useCallback(
    (instance: Instance) => {
      const commands = instanceCommands
        .filter(({ isOnCourse }) => !(isOnCourse && isOnPage))
        .flatMap(({ command, hasPlan }) =>
          commandItems([command], instance, hasPlan ? instanceSteps(instance) : []),
        )
      return [
        copyId(instance.id),
        ...commands.filter(({ group }) => group !== 'remove'),
        ...resizeItems(instance, ({ id }, isPlanned) => setResizing({ id, isPlanned })).map((item) =>
          allowed(item),
        ),
        serialConsoleItem(project, instance),
        allowed(createLikeItem(project, instance)),
        ...commands.filter(({ group }) => group === 'remove'),
      ]
    },
    [commandItems, allowed, project, isOnPage],
  )
  const palette = useCallback(
    (instance: Instance) =>
      commandItems(
        instanceCommands.map(({ command }) => command),
        instance,
        instanceSteps(instance),
      ),
    [commandItems],
  )
  return {
    menu,
    palette,
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

/** The entries that open the resize dialog: for the command, and for its plan if there is one. */
function resizeItems(instance: Instance, open: (instance: Instance, isPlanned: boolean) => void): MenuItem[] {
  const plan = resizePlan(instance)
  const now: MenuItem = {
    key: 'resize',
    label: 'Resize',
    group: 'change',
    onSelect: () => open(instance, false),
    disabledReason: instanceLifecycle.why(instance.runState, 'command.resize'),
  }
  return plan
    ? [now, { key: plan.name, label: plan.label, group: 'change', onSelect: () => open(instance, true) }]
    : [now]
}

/** The entry that opens the serial console, if the instance has one now. */
function serialConsoleItem(project: string, instance: Instance): MenuItem {
  const reason = instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  const item = { key: 'serialConsole', label: 'View serial console' }
  return reason
    ? { ...item, disabledReason: reason }
    : { ...item, link: <Link to={instances.to.serialConsole({ project, instance: instance.name })} /> }
}

/** The entry that creates a similar instance. */
const createLikeItem = (project: string, { name }: Instance): MenuItem => ({
  key: 'createLike',
  label: 'Create like this one',
  link: <Link to={createLike({ project, instance: name })} />,
})
