import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { projectsApi } from '../../store/api/projects'
import { vpcsApi } from '../../store/api/vpcs'
import { ALL_LIMIT } from '../../store/model/limits'
import { ActionMenu, type MenuItem } from '../../ui/ActionMenu'

const loading: MenuItem[] = [{ key: 'loading', label: 'Loading …', disabledReason: 'The list is on its way' }]

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
  const { data } = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT }, { skip: !wanted })
  const items = data?.items.map(({ id, name }) => ({
    key: id,
    label: name,
    link: <Link to={paths.project({ project: name })} />,
  }))
  return <ActionMenu label="Switch project" items={items ?? loading} trigger={face} />
}

function InstancePicker({ project, wanted }: { project: string; wanted: boolean }) {
  const { data } = instancesApi.endpoints.instanceList.useQuery(
    { project, limit: ALL_LIMIT },
    { skip: !wanted },
  )
  const items = data?.items.map(({ id, name }) => ({
    key: id,
    label: name,
    link: <Link to={paths.instance({ project, instance: name })} />,
  }))
  return <ActionMenu label="Switch instance" items={items ?? loading} trigger={face} />
}

function VpcPicker({ project, wanted }: { project: string; wanted: boolean }) {
  const { data } = vpcsApi.endpoints.vpcList.useQuery({ project, limit: ALL_LIMIT }, { skip: !wanted })
  const items = data?.items.map(({ id, name }) => ({
    key: id,
    label: name,
    link: <Link to={paths.vpc({ project, vpc: name })} />,
  }))
  return <ActionMenu label="Switch VPC" items={items ?? loading} trigger={face} />
}
