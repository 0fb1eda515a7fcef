import type { ReactNode } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton'
import { cssWidth, useKnownHeads, type Heads, type HeadWidth } from '#features/kit/list/heads'
import type { KnownPage } from '#features/kit/routing/crumbs'
import styles from './PageSkeleton.module.css'

// Placeholders for the content of a page while its code loads: the shape of a list, a record, a form or a board. They show
// the kind of the page, not its details.

const widths = ['8rem', '5rem', '4rem', '6rem', '7rem']
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const widthOf = (index: number) => widths[index % widths.length] ?? ''

interface PageShapeProps extends Pick<KnownPage, 'layout' | 'list' | 'tabs' | 'isRecord'> {
  /** The name of the current tab. */
  tab: string | undefined
}

/** The shape of a page below its title. */
export const PageShape = ({ layout, list, tabs, isRecord, tab }: PageShapeProps) => (
  <>
    {isRecord && (
      <p className={styles.facts}>
        {upTo(6).map((fact) => (
          <Skeleton key={fact} width={widthOf(fact)} />
        ))}
      </p>
    )}
    {tab && (
      <p className={styles.tabs}>
        {tabs.map((name) => (
          <span key={name} data-current={name === tab || undefined}>
            {name}
          </span>
        ))}
      </p>
    )}
    {layout === 'list' ? (
      <ListShape path={list} />
    ) : layout === 'form' ? (
      <SkeletonFields count={6} />
    ) : layout === 'board' ? (
      <>
        <div className={styles.board}>
          {upTo(3).map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton width="8rem" />
            </div>
          ))}
        </div>
        <Section>
          <SkeletonRows count={8} />
        </Section>
      </>
    ) : (
      <>
        <Section>
          <SkeletonRows count={4} />
        </Section>
        <Section>
          <SkeletonRows count={2} />
        </Section>
      </>
    )}
  </>
)

/** A part of a page with its heading. */
const Section = ({ children }: { children: ReactNode }) => (
  <div className={styles.section}>
    <Skeleton width="6rem" />
    {children}
  </div>
)

/** Lines with a word in each of some columns. */
export const SkeletonRows = ({ count }: { count: number }) => (
  <div>
    {upTo(count).map((row) => (
      <div key={row} className={styles.row}>
        {widths.map((width, index) => (
          <span key={width}>
            <Skeleton width={`min(${widthOf(row + index)}, 100%)`} />
          </span>
        ))}
      </div>
    ))}
  </div>
)

/** Fields below their labels. */
export const SkeletonFields = ({ count }: { count: number }) => (
  <div className={styles.fields}>
    {upTo(count).map((field) => (
      <div key={field} className={styles.field}>
        <Skeleton width={widthOf(field)} />
      </div>
    ))}
  </div>
)

/** A list: with the heads of its columns, once its code is there. */
function ListShape({ path }: { path: string }) {
  const heads = useKnownHeads(path)
  return (
    <>
      <div className={styles.filter} />
      {heads ? (
        <Table heads={heads} />
      ) : (
        <>
          <div className={styles.noHeads} />
          <SkeletonRows count={10} />
        </>
      )}
    </>
  )
}

/** Columns with figures end where their heads do, and so do those of a width in rem. */
const endOf = (width: HeadWidth) => (/^figure$|^\d+rem$/.test(`${width}`) ? 'end' : undefined)

/** The rows of a list with its heads: columns as wide as they will be. */
function Table({ heads }: { heads: Heads }) {
  const columns = Object.entries(heads)
  return (
    <div className={styles.table}>
      <div className={`${styles.row} ${styles.heads}`}>
        {columns.map(([head, width]) => (
          <span key={head} data-align={endOf(width)} style={{ width: cssWidth(width) }}>
            {head}
          </span>
        ))}
      </div>
      {upTo(10).map((row) => (
        <div key={row} className={styles.row}>
          {columns.map(([head, width], index) => (
            <span key={head} data-align={endOf(width)}>
              <Skeleton width={`min(${widthOf(row + index)}, 100%)`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
