import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleUser from 'lucide-react/icons/circle-user-round'
import { Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { projects } from '#features/silo/projects/noun'
import { useAppSelector } from '#store/hooks'
import { firstPath } from '#store/slices/firstPage'
import { openSession } from '#store/kept/lastSession'
import { isInSystem, toSettings, toSystem } from '#features/kit/noun/areaAddresses'
import { ActionMenu } from '#ui/actions/ActionMenu'
import type { MenuItem } from '#ui/actions/menuItem'
import { lazyPart } from '#ui/lazyPart'
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

/** The menu says what failed in the region; its code comes with the pointer or the focus. */
const RegionFailures = lazyPart(async () => (await import('../counts/RegionFailures')).RegionFailures, {
  isOptional: true,
})

/**
 * Where the page is: in the region, in the silo, or among the settings. The whole block, under the mark of the product,
 * opens the menu that leads to the first pages of the places. Rule: NAV-10.
 */
function Place({ system }: { system: boolean }) {
  const { me, isFleetViewer } = useMe()
  const { pathname } = useLocation()
  const first = firstPath(useAppSelector((state) => state.preferences.firstPage))
  const last = me ? undefined : openSession()
  const silo = me?.siloName ?? last?.silo ?? ''
  const isOperator = isFleetViewer || (last !== undefined && (system || last.isOperator === true))
  const [isNear, setNear] = useState(false)
  const [failures, setFailures] = useState('')
  const isSettings = !system && isAt('/settings', pathname)
  const places = [
    { of: 'Region', name: 'System', to: toSystem(), isHere: system, mark: <Logo size={16} />, failures },
    {
      of: 'Silo',
      name: silo,
      to: isInSystem(first) ? projects.to.list() : first,
      isHere: !system && !isSettings,
      mark: <Identicon name={silo} size={16} />,
    },
    { of: 'You', name: 'Settings', to: toSettings(), isHere: isSettings, mark: <CircleUser size={16} /> },
  ]
  const here = places.find(({ isHere }) => isHere)
  const items = (isOperator ? places : places.slice(1)).map((place): MenuItem => ({
    kind: 'link',
    key: place.of,
    label: place.name || place.of,
    detail: [place.of, place.failures].filter(Boolean).join(', '),
    mark: place.mark,
    link: <Link to={place.to} />,
    radio: { of: 'place', isChecked: place.isHere },
  }))
  const near = () => setNear(true)
  return (
    <span className={styles.place} onPointerEnter={near} onFocus={near}>
      <ActionMenu
        label={`Orrery, ${here?.name}: switch place`}
        isAsWide
        items={items}
        trigger={
          <>
            <Logo size={20} />
            <span className={styles.words}>
              <small>Orrery</small> <b>{here?.name}</b>
            </span>
            <ChevronsUpDown size={14} aria-hidden />
          </>
        }
      />
      {isNear && isOperator && (
        <Suspense>
          <RegionFailures onText={setFailures} />
        </Suspense>
      )}
    </span>
  )
}
