import { Link } from 'react-router'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../paths'
import type { Instance } from '../../store/api/generated/types'
import type { MenuItem } from '../../ui/ActionMenu'

/** The menu entry that opens the resize dialog. */
export function resizeItem(instance: Instance, open: (instance: Instance) => void): MenuItem {
  const reason = instanceLifecycle.why(instance.runState, 'command.resize')
  return {
    key: 'resize',
    label: 'Resize',
    group: 'change',
    onSelect: () => open(instance),
    ...(reason ? { disabledReason: reason } : {}),
  }
}

/** The menu entry that leads to the serial console, where the instance has one now. */
export function serialConsoleItem(project: string, instance: Instance): MenuItem {
  const reason = instanceLifecycle.why(instance.runState, 'command.openSerialConsole')
  const item = { key: 'serialConsole', label: 'View serial console' }
  return reason
    ? { ...item, disabledReason: reason }
    : { ...item, link: <Link to={paths.serialConsole({ project, instance: instance.name })} /> }
}

/** The menu entry that begins another instance like this one. */
export const createLikeItem = (project: string, { name }: Instance): MenuItem => ({
  key: 'createLike',
  label: 'Create like this one',
  link: <Link to={paths.instancesNewLike({ project, instance: name })} />,
})
