import { createElement, Suspense, use } from 'react'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { useCopy } from '#ui/actions/copying'
import { truncated } from '#ui/text/truncated'
import { Link } from '#features/kit/routing/Link'
import type { EndWords } from '#store/commands/end'
import { BeginCommandContext } from './beginCommand'
import styles from './EndActs.module.css'

/** The longest label of a link, in characters. Rule: CMD-2. */
const LINK_LENGTH = 36

/** Copies what the end of a command has to copy. */
function CopyOf({ label, value }: NonNullable<EndWords['copy']>) {
  const { outcome, copy, failure } = useCopy()
  return (
    <>
      <Button size="small" tone="ghost" onClick={() => void copy(value)}>
        {outcome === 'copied' ? 'Copied' : label}
      </Button>
      {failure}
    </>
  )
}

/**
 * What follows from the end of a command: a value to copy, and the way to what comes next.
 *
 * @param props.isBrief the copying is an icon: for lists
 */
export function EndActs({
  copy,
  next,
  begin,
  isBrief = false,
}: Omit<EndWords, 'says'> & { isBrief?: boolean }) {
  const BeginButton = use(BeginCommandContext)
  return (
    <span className={styles.acts}>
      {copy && (isBrief ? <CopyButton {...copy} /> : <CopyOf {...copy} />)}
      {next && <Link to={next.to}>{truncated(next.label, LINK_LENGTH)}</Link>}
      {begin && BeginButton && <Suspense>{createElement(BeginButton, begin)}</Suspense>}
    </span>
  )
}
