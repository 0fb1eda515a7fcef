import type { MenuItem } from '#ui/actions/menuItem'
import { Link } from '#features/kit/routing/Link'

interface EditOptions {
  /** A panel opens over what is shown, which keeps its place; or another page does, with the panel over it. */
  opens?: 'panel' | 'page'
  label?: string
  /** Why the record cannot be edited. */
  disabledReason?: string | undefined
}

/** The entry of a menu that leads to the form of its record. */
export const editItem = (
  to: string,
  { opens = 'panel', label = 'Edit', disabledReason }: EditOptions = {},
): MenuItem => ({
  key: 'edit',
  label,
  ...(disabledReason
    ? { disabledReason }
    : { link: <Link to={to} preventScrollReset={opens === 'panel'} /> }),
})
