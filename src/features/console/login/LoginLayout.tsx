import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { settings } from '#model/settings'
import { Identicon } from '#ui/layout/Identicon'
import { Logo } from '#ui/layout/Logo'
import { Orrery } from '#ui/layout/Orrery'
import { HelpLink } from '#features/kit/help/HelpLink'
import styles from './LoginLayout.module.css'

/** The frame of the sign-in pages: the orrery beside the form, or above it in a narrow window. */
export function LoginLayout() {
  const form = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => form.current?.querySelector('input')?.focus(), [pathname])
  return (
    <main id="content" tabIndex={-1} className={styles.frame}>
      <div className={styles.picture}>
        <Orrery />
        <p className={styles.mark}>
          <Logo size={28} /> {settings.name}
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.form} ref={form}>
          <Outlet />
          {settings.notice !== undefined && <p className={styles.notice}>{settings.notice}</p>}
        </div>
        <p className={styles.help}>
          <HelpLink topic="signing-in">Help with signing in</HelpLink>
          {settings.support.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </main>
  )
}

/** The silo of the sign-in. */
export const SiloHeading = ({ silo }: { silo: string }) => (
  <h1 className={styles.heading}>
    <Identicon name={silo} size={32} /> {silo}
  </h1>
)
