import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import type { Instance } from '#store/api/generated/types'
import type { MenuItem } from '#ui/actions/menuItem'
import { Link } from '#features/routing/Link'
import { resizePlan } from './plans'

/** The menu entry that opens the resize dialog. */
function resizeItem(instance: Instance, open: (instance: Instance) => void): MenuItem {
  const reason = instanceLifecycle.why(instance.runState, 'command.resize')
  return {
    key: 'resize',
    label: 'Resize',
    group: 'change',
    onSelect: () => open(instance),
    ...(reason ? { disabledReason: reason } : {}),
  }
}

/** The menu entries that open the resize dialog: for now, and for the plan where one leads there. */
export function resizeItems(
  instance: Instance,
  open: (instance: Instance, isPlanned: boolean) => void,
): MenuItem[] {
  const plan = resizePlan(instance)
  const planned: MenuItem[] = plan
    ? [{ key: plan.name, label: plan.label, group: 'change', onSelect: () => open(instance, true) }]
    : []
  return [resizeItem(instance, (picked) => open(picked, false)), ...planned]
}

/** The menu entry that opens the serial console, if the instance has one now. */
export function serialConsoleItem(project: string, instance: Instance): MenuItem {
  const reason = instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  const item = { key: 'serialConsole', label: 'View serial console' }
  return reason
    ? { ...item, disabledReason: reason }
    : { ...item, link: <Link to={paths.serialConsole({ project, instance: instance.name })} /> }
}

/** The menu entry that creates a similar instance. */
export const createLikeItem = (project: string, { name }: Instance): MenuItem => ({
  key: 'createLike',
  label: 'Create like this one',
  link: <Link to={paths.instancesNewLike({ project, instance: name })} />,
})
