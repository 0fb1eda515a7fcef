import { ChevronsUpDown } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { paths } from '../../paths'
import { ActionMenu, type MenuItem } from '../../ui/ActionMenu'
import { Identicon } from '../../ui/Identicon'
import { Logo } from '../../ui/Logo'
import { Breadcrumbs } from './Breadcrumbs'
import { SiblingPicker } from './SiblingPicker'
import { useMe } from './useMe'
import { UserMenu } from './UserMenu'
import styles from './TopBar.module.css'

const areas = (system: boolean): MenuItem[] => [
  {
    key: 'system',
    label: 'System',
    link: <Link to={paths.silos()} />,
    radio: { of: 'area', isChecked: system },
  },
  {
    key: 'silo',
    label: 'Silo',
    link: <Link to={paths.projects()} />,
    radio: { of: 'area', isChecked: !system },
  },
]

/** Where one is, where one may go next to it, and who one is. */
export function TopBar({ system }: { system: boolean }) {
  const { me, isFleetViewer } = useMe()
  const { project, instance, vpc } = useParams()
  return (
    <>
      <Link to={system ? paths.silos() : paths.projects()} className={styles.home}>
        {system ? <Logo size={24} /> : <Identicon name={me?.siloName ?? ''} size={24} />}
        <span>
          <small>{system ? 'Orrery' : 'Silo'}</small> <b>{system ? 'System' : me?.siloName}</b>
        </span>
      </Link>
      <Breadcrumbs />
      {project && (
        <span className={styles.wide}>
          <SiblingPicker project={project} instance={instance} vpc={vpc} />
        </span>
      )}
      <span className={styles.space} />
      {isFleetViewer && (
        <ActionMenu
          label="Switch between system and silo"
          items={areas(system)}
          trigger={
            <>
              {system ? 'System' : 'Silo'} <ChevronsUpDown size={14} aria-hidden />
            </>
          }
        />
      )}
      <UserMenu name={me?.displayName ?? 'User'} />
    </>
  )
}
