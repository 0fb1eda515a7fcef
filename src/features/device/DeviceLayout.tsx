import { Outlet } from 'react-router'
import { Logo } from '../../ui/Logo'
import { HelpLink } from '../help/HelpLink'
import styles from './DeviceLayout.module.css'

/** The frame of letting a device in: one card in the middle. */
export function DeviceLayout() {
  return (
    <main className={styles.frame}>
      <div className={styles.card}>
        <Outlet />
        <p>
          <HelpLink topic="device-login">About device login</HelpLink>
        </p>
      </div>
      <p className={styles.mark}>
        <Logo size={20} /> Orrery
      </p>
    </main>
  )
}
