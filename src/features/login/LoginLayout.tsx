import { Outlet } from 'react-router'
import { Logo } from '../../ui/Logo'
import { OrbitDrawing } from '../../ui/OrbitDrawing'
import { HelpLink } from '../help/HelpLink'
import styles from './LoginLayout.module.css'

/** The frame of signing in: a drawing on the left where there is room, the form on the right. */
export function LoginLayout() {
  return (
    <main className={styles.frame}>
      <div className={styles.picture}>
        <OrbitDrawing size={420} />
      </div>
      <div className={styles.side}>
        <div className={styles.form}>
          <Outlet />
        </div>
        <p>
          <HelpLink topic="signing-in">Help with signing in</HelpLink>
        </p>
        <p className={styles.mark}>
          <Logo size={20} /> Orrery
        </p>
      </div>
    </main>
  )
}
