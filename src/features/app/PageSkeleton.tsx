import { useLocation } from 'react-router'
import { Skeleton } from '../../ui/Skeleton'
import styles from './PageSkeleton.module.css'

/** The frame in grey while the first page loads; nothing on the sign-in and device pages, which have no frame. */
export function PageSkeleton() {
  const { pathname } = useLocation()
  if (pathname.startsWith('/login') || pathname.startsWith('/device/')) return null
  return (
    <div className={styles.frame} aria-hidden>
      <div className={styles.top}>
        <Skeleton width="10rem" />
      </div>
      <div className={styles.side}>
        {['70%', '55%', '80%', '60%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <div className={styles.content}>
        <Skeleton width="12rem" />
        <Skeleton width="100%" />
        <Skeleton width="100%" />
      </div>
    </div>
  )
}
