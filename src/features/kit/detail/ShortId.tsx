import { Link } from '#features/kit/routing/Link'
import { CopyButton } from '#ui/actions/CopyButton'
import { Tooltip } from '#ui/overlays/Tooltip'
import { shortId } from '#ui/text/truncated'
import styles from './ShortId.module.css'

/** The first characters of an id with an optional link and a copy button; the tooltip and the copied text have all. */
export function ShortId({ id, to }: { id: string; to?: string }) {
  const short = shortId(id)
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
