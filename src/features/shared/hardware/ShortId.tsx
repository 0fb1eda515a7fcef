import { Link } from '#features/kit/routing/Link'
import { CopyButton } from '#ui/actions/CopyButton'
import { Tooltip } from '#ui/overlays/Tooltip'
import { truncated } from '#ui/text/truncated'
import styles from './ShortId.module.css'

/** The displayed length of an id in a table; the tooltip and the copied text have all of it. */
const ID_LENGTH = 13

/** An id with an optional link and a copy button. */
export function ShortId({ id, to }: { id: string; to?: string }) {
  const short = truncated(id, ID_LENGTH, 'middle')
  return (
    <span className={styles.id}>
      <Tooltip text={id}>
        {to ? (
          <Link to={to}>
            <code>{short}</code>
          </Link>
        ) : (
          <code tabIndex={0}>{short}</code>
        )}
      </Tooltip>
      <CopyButton value={id} label={`Copy ID ${short}`} />
    </span>
  )
}
