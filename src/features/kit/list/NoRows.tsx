import type { Words } from '#features/kit/noun/noun'
import { Button } from '#ui/actions/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { formatCount } from '#ui/format/numbers'
import type { Count } from './listView'

/** The text for no matches. */
export function noMatchText({ of, scope }: Count): string {
  if (scope === 'whole') return `The filter matches none of the ${formatCount(of)}.`
  if (scope === 'reading') return `None of the first ${formatCount(of)} matches; the rest is being read.`
  if (scope === 'beginning')
    return `The filter matches none of the first ${formatCount(of)}. The rest was not read.`
  if (scope === 'waiting') return 'The rest of the list is still loading.'
  return `The filter matches none of these ${formatCount(of)}. It looks at this page alone; other pages may hold some.`
}

export interface NoRowsProps {
  nouns: Words
  /** The rows that a filter has searched; undefined without a filter. */
  searched: Count | undefined
  onClear: () => void
  onFirst: () => void
}

/** A page without rows: nothing matches, or its rows were deleted. */
export const NoRows = ({ nouns: [, plural], searched, onClear, onFirst }: NoRowsProps) =>
  searched ? (
    <EmptyState
      small
      title={`No ${plural} match`}
      body={noMatchText(searched)}
      action={<Button onClick={onClear}>Show all {plural}</Button>}
    />
  ) : (
    <EmptyState
      small
      title={`No ${plural} on this page`}
      body="They have gone since the page was opened."
      action={<Button onClick={onFirst}>First page</Button>}
    />
  )
