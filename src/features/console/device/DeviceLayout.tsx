import { Outlet } from 'react-router'
import { settings } from '#model/settings'
import { Logo } from '#ui/layout/Logo'
import { Orrery } from '#ui/layout/Orrery'
import { HelpLink } from '#features/kit/help/HelpLink'
import styles from './DeviceLayout.module.css'

/** The frame of the device pages: one centred card before the orrery. */
export function DeviceLayout() {
  return (
    <main id="content" tabIndex={-1} className={styles.frame}>
      <Orrery />
      <div className={styles.card}>
        <Outlet />
        <p>
          <HelpLink topic="device-login">About device login</HelpLink>
        </p>
      </div>
      <p className={styles.mark}>
        <Logo size={24} /> {settings.name}
      </p>
    </main>
  )
}
