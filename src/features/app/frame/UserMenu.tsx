import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { memo, Suspense, useState } from 'react'
import { toSettings } from '#features/kit/noun/areaAddresses'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { settings } from '#model/settings'
import { rowsPicked, themePicked } from '#store/slices/preferences'
import { Skeleton } from '#ui/feedback/Skeleton'
import { lazyPart } from '#ui/lazyPart'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { Link } from '#features/kit/routing/Link'
import { heightLabel, heights, themeLabel, themes } from '#features/shared/looks'
import styles from './TopBar.module.css'
import { useSignOut } from '#features/kit/roles/useSignOut'

const AboutRegion = lazyPart(async () => (await import('#features/console/about/AboutRegion')).AboutRegion)

/**
 * Settings, theme, row height, the versions of the console and its region, and sign-out.
 *
 * @param props.name empty until known
 */
export const UserMenu = memo(function UserMenu({ name }: { name: string }) {
  const dispatch = useAppDispatch()
  const theme = useAppSelector((state) => state.preferences.theme)
  const rows = useAppSelector((state) => state.preferences.rows)
  const signOut = useSignOut()
  const [isAboutOpen, setAboutOpen] = useState(false)
  return (
    <>
      <ActionMenu
        label={`User menu, ${name}`}
        trigger={
          <>
            <CircleUserRound size={18} className={styles.face} aria-hidden />
            <span className={styles.wide}>{name || <Skeleton width="4rem" />}</span>
            <ChevronDown size={14} className={styles.wide} aria-hidden />
          </>
        }
        items={[
          { kind: 'link', key: 'settings', label: 'Settings', link: <Link to={toSettings()} /> },
          ...themes.map((option) => ({
            kind: 'act' as const,
            key: option,
            label: themeLabel(option),
            radio: { of: 'theme', isChecked: option === theme },
            onSelect: () => void dispatch(themePicked(option)),
          })),
          ...heights.map((option) => ({
            kind: 'act' as const,
            key: option,
            label: heightLabel(option),
            radio: { of: 'rows', isChecked: option === rows },
            onSelect: () => void dispatch(rowsPicked(option)),
          })),
          ...settings.support.map(({ label, url }) => ({
            kind: 'link' as const,
            key: url,
            label,
            link: <a href={url}>{label}</a>,
          })),
          { kind: 'act', key: 'about', label: 'About this region', onSelect: () => setAboutOpen(true) },
          { kind: 'act', key: 'signOut', label: 'Sign out', onSelect: signOut },
        ]}
      />
      {isAboutOpen && (
        <Suspense>
          <AboutRegion onDismiss={() => setAboutOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
