import { useId } from 'react'
import { Button } from './Button'
import styles from './Pagination.module.css'
import { Spinner } from './Spinner'

interface PaginationProps {
  pageSize: number
  sizes: readonly number[]
  onPageSize: (size: number) => void
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** The next page is on its way; the present one stays on screen. */
  busy: boolean
}

/** Rows per page, and the steps to the neighbouring pages. */
export function Pagination({
  pageSize,
  sizes,
  onPageSize,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  busy,
}: PaginationProps) {
  const id = useId()
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>rows per page</label>
      <select id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <span className={styles.space} role="status">
        {busy && (
          <>
            <Spinner /> Loading page
          </>
        )}
      </span>
      <Button
        size="small"
        onClick={onPrevious}
        {...(hasPrevious ? {} : { disabledReason: 'This is the first page' })}
      >
        Previous
      </Button>
      <Button size="small" onClick={onNext} {...(hasNext ? {} : { disabledReason: 'This is the last page' })}>
        Next
      </Button>
    </div>
  )
}
