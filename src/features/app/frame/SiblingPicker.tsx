import { Suspense, useState } from 'react'
import { projects } from '#features/projects/noun'
import { projectsApi } from '#store/api/resources/projects'
import { ALL_LIMIT } from '#store/model/paging'
import { lazyPart, type LazyPart } from '#ui/lazyPart'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { siblings, switchFace, type SiblingsProps } from '#features/kit/detail/siblings'
import styles from './TopBar.module.css'

// Separate files: their code belongs to pages that many users never open.
const InstanceSiblings = lazyPart(
  async () => (await import('#features/instances/InstanceSiblings')).InstanceSiblings,
  { isOptional: true },
)
const SiloSwitch = lazyPart(async () => (await import('#features/silos/SiloSwitch')).SiloSwitch, {
  isOptional: true,
})
const VpcSiblings = lazyPart(async () => (await import('#features/vpcs/VpcSiblings')).VpcSiblings, {
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
  return (
    <span onPointerEnter={prefetch} onFocus={prefetch}>
      {instance || vpc ? (
        <ResourceSwitch
          key={`${project} ${instance ? 'instances' : 'VPCs'}`}
          label={instance ? 'Switch instance' : 'Switch VPC'}
          plural={instance ? 'instances' : 'VPCs'}
          Siblings={instance ? InstanceSiblings : VpcSiblings}
          project={project}
          current={instance ?? vpc ?? ''}
          isEnabled={isEnabled}
        />
      ) : (
        <ProjectSwitch current={project} isEnabled={isEnabled} />
      )}
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

const notYet = { isFetching: true, refetch: () => {} }

/** The button of a switch. It is the same element before and after the code of its entries is loaded. */
function ResourceSwitch({ label, plural, isEnabled, Siblings, ...rest }: ResourceSwitchProps) {
  const [items, setItems] = useState(() => siblings(notYet, plural, projects.to.list))
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

function ProjectSwitch({ current, isEnabled }: { current: string; isEnabled: boolean }) {
  const query = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }, { skip: !isEnabled })
  const items = siblings(query, 'projects', (name) => projects.to.page({ project: name }), current)
  return <ActionMenu label="Switch project" items={items} trigger={switchFace} />
}
