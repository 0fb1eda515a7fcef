import { Suspense, useState } from 'react'
import { lazyPart, type LazyPart } from '#ui/lazyPart'
import { ActionMenu } from '#ui/actions/ActionMenu'
import type { SiblingsProps } from '#features/kit/detail/siblings'
import { loadingSiblings, switchFace } from '#features/kit/detail/switchFace'
import styles from './TopBar.module.css'

// Separate files: the first that is pointed at fetches its code.
const ProjectSiblings = lazyPart(
  async () => (await import('#features/silo/projects/ProjectSiblings')).ProjectSiblings,
  { isOptional: true },
)
const InstanceSiblings = lazyPart(
  async () => (await import('#features/project/instances/InstanceSiblings')).InstanceSiblings,
  { isOptional: true },
)
const SiloSwitch = lazyPart(async () => (await import('#features/system/silos/SiloSwitch')).SiloSwitch, {
  isOptional: true,
})
const VpcSiblings = lazyPart(async () => (await import('#features/project/vpcs/VpcSiblings')).VpcSiblings, {
  isOptional: true,
})

interface SiblingPickerProps {
  project: string
  instance: string | undefined
  vpc: string | undefined
}

/** Switches directly between projects, instances or VPCs. The list is fetched when the button is hovered or focused. */
export function SiblingPicker({ project, instance, vpc }: SiblingPickerProps) {
  const [isEnabled, setIsEnabled] = useState(false)
  const prefetch = () => setIsEnabled(true)
  const [one, plural, Siblings] = instance
    ? (['instance', 'instances', InstanceSiblings] as const)
    : vpc
      ? (['VPC', 'VPCs', VpcSiblings] as const)
      : (['project', 'projects', ProjectSiblings] as const)
  return (
    <span onPointerEnter={prefetch} onFocus={prefetch}>
      <ResourceSwitch
        key={instance || vpc ? `${project} ${plural}` : plural}
        label={`Switch ${one}`}
        plural={plural}
        Siblings={Siblings}
        project={project}
        current={instance ?? vpc ?? project}
        isEnabled={isEnabled}
      />
    </span>
  )
}

interface ResourceSwitchProps extends Omit<SiblingsProps, 'onItems'> {
  label: string
  plural: string
  /** Whether to fetch the list and the code of its entries. */
  isEnabled: boolean
  Siblings: LazyPart<SiblingsProps>
}

/** The button of a switch. It is the same element before and after the code of its entries is loaded. */
function ResourceSwitch({ label, plural, isEnabled, Siblings, ...rest }: ResourceSwitchProps) {
  const [items, setItems] = useState(() => loadingSiblings(plural))
  return (
    <>
      <ActionMenu label={label} items={items} trigger={switchFace} />
      {isEnabled && (
        <Suspense>
          <Siblings {...rest} onItems={setItems} />
        </Suspense>
      )}
    </>
  )
}

/** Switches between silos, for operators. Has no button until its code is loaded, which would lose a click. */
export function SiloPicker() {
  const [isEnabled, setIsEnabled] = useState(false)
  const prefetch = () => setIsEnabled(true)
  return (
    <span onPointerEnter={prefetch} onFocus={prefetch}>
      <Suspense fallback={<span className={styles.later} />}>
        <SiloSwitch isEnabled={isEnabled} />
      </Suspense>
    </span>
  )
}
