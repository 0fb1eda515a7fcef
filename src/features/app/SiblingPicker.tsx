import { lazy, Suspense, useState } from 'react'
import { paths } from '../../paths'
import { projectsApi } from '../../store/api/projects'
import { ALL_LIMIT } from '../../store/model/limits'
import { ActionMenu } from '../../ui/ActionMenu'
import { siblings, switchFace } from './siblings'

// Their calls belong to pages that not everybody opens.
const InstanceSwitch = lazy(async () => ({ default: (await import('./InstanceSwitch')).InstanceSwitch }))
const VpcSwitch = lazy(async () => ({ default: (await import('./VpcSwitch')).VpcSwitch }))

interface SiblingPickerProps {
  project: string
  instance: string | undefined
  vpc: string | undefined
}

const notYet = { isFetching: true, refetch: () => {} }

/** From one project, instance or VPC straight to another. The list is fetched when the pointer or the focus is on it. */
export function SiblingPicker({ project, instance, vpc }: SiblingPickerProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  if (!instance && !vpc)
    return (
      <span onPointerEnter={want} onFocus={want}>
        <ProjectSwitch wanted={wanted} />
      </span>
    )
  const label = instance ? 'Switch instance' : 'Switch VPC'
  const items = siblings(notYet, instance ? 'instances' : 'VPCs', paths.projects)
  return (
    <span onPointerEnter={want} onFocus={want}>
      <Suspense fallback={<ActionMenu label={label} items={items} trigger={switchFace} />}>
        {instance ? (
          <InstanceSwitch project={project} wanted={wanted} />
        ) : (
          <VpcSwitch project={project} wanted={wanted} />
        )}
      </Suspense>
    </span>
  )
}

function ProjectSwitch({ wanted }: { wanted: boolean }) {
  const query = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }, { skip: !wanted })
  const items = siblings(query, 'projects', (name) => paths.project({ project: name }))
  return <ActionMenu label="Switch project" items={items} trigger={switchFace} />
}
