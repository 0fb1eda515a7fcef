import { Link } from '#features/kit/routing/Link'
import type { RecordItem } from './useCommandItems'

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
): RecordItem => ({
  kind: 'link',
  key: 'edit',
  label,
  disabledReason,
  link: <Link to={to} preventScrollReset={opens === 'panel'} />,
})
