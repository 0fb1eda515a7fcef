import { Suspense, useState } from 'react'
import { projects } from '#features/projects/noun'
import { projectsApi } from '#store/api/resources/projects'
import { ALL_LIMIT } from '#store/model/paging'
import { lazyPart } from '#ui/lazyPart'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { siblings, switchFace } from '#features/kit/detail/siblings'

// Separate files: their code belongs to pages that many users never open.
const InstanceSwitch = lazyPart(
  async () => (await import('#features/instances/InstanceSwitch')).InstanceSwitch,
  {
    isOptional: true,
  },
)
const SiloSwitch = lazyPart(async () => (await import('#features/silos/SiloSwitch')).SiloSwitch, {
  isOptional: true,
})
const VpcSwitch = lazyPart(async () => (await import('#features/vpcs/VpcSwitch')).VpcSwitch, {
  isOptional: true,
})

interface SiblingPickerProps {
  project: string
  instance: string | undefined
  vpc: string | undefined
}

const notYet = { isFetching: true, refetch: () => {} }

/** Switches directly between projects, instances or VPCs. The list is fetched when the button is hovered or focused. */
export function SiblingPicker({ project, instance, vpc }: SiblingPickerProps) {
  const [isEnabled, setIsEnabled] = useState(false)
  // The open state is kept here, so that a menu opened while its code loads stays open.
  const openness = useState(false)
  const prefetch = () => setIsEnabled(true)
  if (!instance && !vpc)
    return (
      <span onPointerEnter={prefetch} onFocus={prefetch}>
        <ProjectSwitch current={project} isEnabled={isEnabled} />
      </span>
    )
  const label = instance ? 'Switch instance' : 'Switch VPC'
  const items = siblings(notYet, instance ? 'instances' : 'VPCs', projects.to.list)
  return (
    <span onPointerEnter={prefetch} onFocus={prefetch}>
      <Suspense
        fallback={<ActionMenu label={label} items={items} trigger={switchFace} openness={openness} />}
      >
        {instance ? (
          <InstanceSwitch project={project} current={instance} isEnabled={isEnabled} openness={openness} />
        ) : (
          <VpcSwitch project={project} current={vpc ?? ''} isEnabled={isEnabled} openness={openness} />
        )}
      </Suspense>
    </span>
  )
}

/** Switches between silos, for operators. Has no button until its code is loaded, which would lose a click. */
export function SiloPicker() {
  const [isEnabled, setIsEnabled] = useState(false)
  const prefetch = () => setIsEnabled(true)
  return (
    <span onPointerEnter={prefetch} onFocus={prefetch}>
      <Suspense>
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
