import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { projectsApi } from '../../store/api/projects'
import { vpcsApi } from '../../store/api/vpcs'
import { ALL_LIMIT } from '../../store/model/limits'
import { ActionMenu, type MenuItem } from '../../ui/ActionMenu'

interface AskedList<Row> {
  data?: { items: readonly Row[] } | undefined
  error?: unknown
  isFetching: boolean
  refetch(): unknown
}

/** The neighbours by name; until they are there, what became of their list. */
function siblings<Row extends { id: string; name: string }>(
  query: AskedList<Row>,
  plural: string,
  to: (name: string) => string,
): MenuItem[] {
  if (query.data)
    return query.data.items.map(({ id, name }) => ({ key: id, label: name, link: <Link to={to(name)} /> }))
  if (query.error === undefined || query.isFetching)
    return [
      {
        key: 'loading',
        label: `Loading ${plural} …`,
        disabledReason: 'The list is on its way',
        isPlaceholder: true,
      },
    ]
  return [
    { key: 'failed', label: `Could not load ${plural}`, disabledReason: 'The list did not come' },
    { key: 'retry', label: 'Try again', group: 'change', onSelect: () => void query.refetch() },
  ]
}

interface SiblingPickerProps {
  project: string
  instance: string | undefined
  vpc: string | undefined
}

/** From one project, instance or VPC straight to another. The list is fetched when a hand comes near. */
export function SiblingPicker({ project, instance, vpc }: SiblingPickerProps) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <span onPointerEnter={want} onFocus={want}>
      {instance ? (
        <InstancePicker project={project} wanted={wanted} />
      ) : vpc ? (
        <VpcPicker project={project} wanted={wanted} />
      ) : (
        <ProjectPicker wanted={wanted} />
      )}
    </span>
  )
}

const face = <ChevronsUpDown size={14} aria-hidden />

function ProjectPicker({ wanted }: { wanted: boolean }) {
  const query = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }, { skip: !wanted })
  const items = siblings(query, 'projects', (name) => paths.project({ project: name }))
  return <ActionMenu label="Switch project" items={items} trigger={face} />
}

function InstancePicker({ project, wanted }: { project: string; wanted: boolean }) {
  const query = instancesApi.endpoints.instanceList.useQuery({ project, limit: ALL_LIMIT }, { skip: !wanted })
  const items = siblings(query, 'instances', (name) => paths.instance({ project, instance: name }))
  return <ActionMenu label="Switch instance" items={items} trigger={face} />
}

function VpcPicker({ project, wanted }: { project: string; wanted: boolean }) {
  const query = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT }, { skip: !wanted })
  const items = siblings(query, 'VPCs', (name) => paths.vpc({ project, vpc: name }))
  return <ActionMenu label="Switch VPC" items={items} trigger={face} />
}
