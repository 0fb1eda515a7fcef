import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useLocation, useParams } from 'react-router'
import { projects } from '#features/silo/projects/noun'
import { openSession } from '#store/kept/lastSession'
import { toSettings, toSystem } from '#features/kit/noun/areaAddresses'
import { ActionMenu } from '#ui/actions/ActionMenu'
import type { MenuItem } from '#ui/actions/menuItem'
import { Identicon } from '#ui/layout/Identicon'
import { Logo } from '#ui/layout/Logo'
import { isAt, Link } from '#features/kit/routing/Link'
import { latePart } from '#features/kit/routing/latePart'
import { Breadcrumbs } from './Breadcrumbs'
import { SiblingPicker, SiloPicker } from './SiblingPicker'
import { useMe } from '#features/kit/roles/useMe'
import { UserMenu } from './UserMenu'
import styles from './TopBar.module.css'

// Its code reads the log.
const ActivityButton = latePart(
  async () => (await import('#features/console/ledger/exports/ActivityButton')).ActivityButton,
)

/**
 * The place, its breadcrumbs with switches to siblings, and the user menu.
 *
 * @param props.isWaiting while the first page loads: with what the last session had
 */
export function TopBar({ system, isWaiting }: { system: boolean; isWaiting?: boolean }) {
  const { me } = useMe()
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
      <Breadcrumbs place={<Place system={system} />} switcher={switcher} />
      <span className={styles.activity}>{!isWaiting && <ActivityButton />}</span>
      <UserMenu name={me?.displayName ?? (isWaiting ? '' : 'User')} />
    </>
  )
}

/** Where the page is: in the silo, or in the region. Leads to its first page; operators switch between the two. */
function Place({ system }: { system: boolean }) {
  const { me, isFleetViewer } = useMe()
  const { pathname } = useLocation()
  const last = me ? undefined : openSession()
  const silo = me?.siloName ?? last?.silo
  const isSettings = isAt('/settings', pathname)
  const places = (): MenuItem[] =>
    [
      { key: 'system', label: 'System', to: toSystem(), isChecked: system },
      { key: 'silo', label: `Silo ${silo}`, to: projects.to.list(), isChecked: !system && !isSettings },
      { key: 'settings', label: 'Settings', to: toSettings(), isChecked: isSettings },
    ].map(({ key, label, to, isChecked }) => ({
      kind: 'link',
      key,
      label,
      link: <Link to={to} />,
      radio: { of: 'area', isChecked },
    }))
  return (
    <>
      <Link to={system ? toSystem() : projects.to.list()} className={styles.home}>
        {system || !silo ? <Logo size={24} /> : <Identicon name={silo} size={24} />}
        {(system || silo) && (
          <span>
            <small>{system ? 'Orrery' : 'Silo'}</small> <b>{system ? 'System' : silo}</b>
          </span>
        )}
      </Link>
      {(isFleetViewer || (last && (system || last.isOperator))) && (
        <ActionMenu
          label="Switch between system and silo"
          items={places}
          trigger={<ChevronsUpDown size={14} aria-hidden />}
        />
      )}
    </>
  )
}
