import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { Link } from '#features/kit/routing/Link'
import type { useAllowed } from '#features/kit/roles/useRoleReason'
import { needsOf, type Command } from '#store/commands/command'

const label = 'Take down…'

/** The link to the page that deletes a thing with everything in it: the region deletes it only while it is empty. */
export const deleteAllLink = (to: string) => ({ label, to })

/**
 * The entry of a menu that leads to that page, for those whose role allows the deletion.
 *
 * @param deletion the command that deletes the thing while it is empty
 */
export const deleteAllItem = <Row,>(
  allowed: ReturnType<typeof useAllowed>,
  deletion: Command<Row>,
  row: Row,
  to: string,
) =>
  allowed<RecordItem>(
    { kind: 'link', key: 'deleteAll', label, group: 'remove', link: <Link to={to} /> },
    needsOf(deletion, row),
  )
