import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useParams } from 'react-router'
import { projects } from '#features/projects/noun'
import { toSystem } from '#features/areas/addresses'
import { ActionMenu } from '#ui/actions/ActionMenu'
import type { MenuItem } from '#ui/actions/menuItem'
import { Identicon } from '#ui/layout/Identicon'
import { Logo } from '#ui/layout/Logo'
import { Link } from '#features/kit/routing/Link'
import { Breadcrumbs } from './Breadcrumbs'
import { SiblingPicker, SiloPicker } from './SiblingPicker'
import { useMe } from '#features/kit/roles/useMe'
import { UserMenu } from './UserMenu'
import styles from './TopBar.module.css'

const areas = (system: boolean): MenuItem[] => [
  {
    key: 'system',
    label: 'System',
    link: <Link to={toSystem()} />,
    radio: { of: 'area', isChecked: system },
  },
  {
    key: 'silo',
    label: 'Silo',
    link: <Link to={projects.to.list()} />,
    radio: { of: 'area', isChecked: !system },
  },
]

/** The top bar: breadcrumbs, switches to siblings and the user menu. */
export function TopBar({ system }: { system: boolean }) {
  const { me, isFleetViewer } = useMe()
  const { project, instance, vpc, silo } = useParams()
  const button = project ? (
    <SiblingPicker project={project} instance={instance} vpc={vpc} />
  ) : (
    silo && <SiloPicker />
  )
  const of = instance ?? vpc ?? project ?? silo
  const switcher = of && button ? { of, button: <span className={styles.wide}>{button}</span> } : undefined
  return (
    <>
      <Link to={system ? toSystem() : projects.to.list()} className={styles.home}>
        {system ? <Logo size={24} /> : <Identicon name={me?.siloName ?? ''} size={24} />}
        <span>
          <small>{system ? 'Orrery' : 'Silo'}</small> <b>{system ? 'System' : me?.siloName}</b>
        </span>
      </Link>
      <Breadcrumbs switcher={switcher} />
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
