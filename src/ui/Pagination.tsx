import { useId } from 'react'
import { Button } from './Button'
import styles from './Pagination.module.css'
import { Select } from './Select'
import { Spinner } from './Spinner'

interface PaginationProps {
  pageSize: number
  sizes: readonly number[]
  onPageSize: (size: number) => void
  /** Which rows are in view: `1–50 of 57`. */
  range?: string | undefined
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** What the step back is called; "Previous" if left out. */
  previousLabel?: string
  /** Another page is on its way; the present one stays on screen. */
  busy: boolean
}

/** Rows per page, which rows those are, and the steps to the neighbouring pages where there are any. */
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
            {...(hasPrevious ? {} : { disabledReason: 'This is the first page' })}
          >
            {previousLabel}
          </Button>
          <Button
            size="small"
            onClick={onNext}
            {...(hasNext ? {} : { disabledReason: 'This is the last page' })}
          >
            Next
          </Button>
        </>
      )}
    </div>
  )
}
