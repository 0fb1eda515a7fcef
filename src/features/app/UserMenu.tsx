import { CircleUserRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { themePicked, type Theme } from '../../store/slices/preferences'
import { ActionMenu } from '../../ui/ActionMenu'
import styles from './TopBar.module.css'
import { useSignOut } from './useSignOut'

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Theme: system' },
  { theme: 'light', label: 'Theme: paper' },
  { theme: 'dark', label: 'Theme: night' },
]

/** Settings, the theme, and the way out. */
export function UserMenu({ name }: { name: string }) {
  const dispatch = useAppDispatch()
  const theme = useAppSelector((state) => state.preferences.theme)
  const signOut = useSignOut()
  return (
    <ActionMenu
      label={`User menu, ${name}`}
      trigger={
        <>
          <CircleUserRound size={18} className={styles.face} aria-hidden />
          <span className={styles.wide}>{name}</span>
        </>
      }
      items={[
        { key: 'settings', label: 'Settings', link: <Link to={paths.profile()} /> },
        ...themes.map((each) => ({
          key: each.theme,
          label: each.label,
          radio: { of: 'theme', isChecked: each.theme === theme },
          onSelect: () => void dispatch(themePicked(each.theme)),
        })),
        { key: 'signOut', label: 'Sign out', onSelect: signOut },
      ]}
    />
  )
}
