import { useId } from 'react'
import { Button } from '../actions/Button'
import styles from './Pagination.module.css'
import { Select } from '../forms/Select'
import { Spinner } from '../feedback/Spinner'

interface PaginationProps {
  pageSize: number
  sizes: readonly number[]
  onPageSize: (size: number) => void
  /** The rows in view: `1–50 of 57`. */
  range?: string | undefined
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** The label of the back button; "Previous" by default. */
  previousLabel?: string
  /** Another page is loading; the current one stays visible. */
  busy: boolean
}

/** Rows per page, the rows in view, and buttons to the neighbouring pages. */
export function Pagination({
  pageSize,
  sizes,
  onPageSize,
  range,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  previousLabel = 'Previous',
  busy,
}: PaginationProps) {
  const id = useId()
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>Rows per page</label>
      <span className={styles.size}>
        <Select
          id={id}
          value={String(pageSize)}
          options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onPageSize(Number(size))}
        />
      </span>
      <span className={styles.range}>{range}</span>
      <span className={styles.space} role="status">
        {busy && (
          <>
            <Spinner /> Loading page
          </>
        )}
      </span>
      {(hasPrevious || hasNext) && (
        <>
          <Button
            size="small"
            onClick={onPrevious}
            disabledReason={hasPrevious ? undefined : 'This is the first page'}
          >
            {previousLabel}
          </Button>
          <Button
            size="small"
            onClick={onNext}
            disabledReason={hasNext ? undefined : 'This is the last page'}
          >
            Next
          </Button>
        </>
      )}
    </div>
  )
}
