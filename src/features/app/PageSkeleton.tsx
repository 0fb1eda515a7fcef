import { useLocation } from 'react-router'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Logo } from '#ui/layout/Logo'
import { useCrumbs, useHeads } from '#features/routing/crumbs'
import styles from './PageSkeleton.module.css'

const widths = ['8rem', '5rem', '4rem', '6rem', '7rem']
const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The frame while the first page loads, with all that is known without a call: the banner's place, the mark, the crumbs
 * and title of the address, and the heads of its list. Nothing on the sign-in and device pages, which have no frame.
 */
export function PageSkeleton() {
  const { pathname } = useLocation()
  const heads = useHeads()
  const columns = heads.length > 0 ? heads : widths
  const crumbs = useCrumbs().filter(({ titleOnly }) => !titleOnly)
  if (pathname.startsWith('/login') || pathname.startsWith('/device/')) return null
  return (
    <>
      {import.meta.env.VITE_MOCK === '1' && <div className={styles.banner} />}
      <div className={styles.frame} aria-hidden>
        <div className={styles.top}>
          <Logo size={24} />
          <span className={styles.crumbs}>{crumbs.map(({ label }) => label).join(' / ')}</span>
        </div>
        <div className={styles.side}>
          {['70%', '55%', '80%', '60%', '65%', '50%', '75%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div className={styles.content}>
          <p className={styles.title}>{crumbs.at(-1)?.label}</p>
          {heads.length > 0 && <div className={styles.filter} />}
          {heads.length > 0 && (
            <div className={`${styles.row} ${styles.heads}`}>
              {heads.map((head) => (
                <span key={head}>{head}</span>
              ))}
            </div>
          )}
          {rows.map((row) => (
            <div key={row} className={styles.row}>
              {columns.map((column, at) => (
                <Skeleton key={column} width={widths[at % widths.length] ?? '6rem'} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
