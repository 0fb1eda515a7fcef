import { useSearchParams } from 'react-router'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { MAX_DISKS } from '#model/limits'
import { ALL_LIMIT } from '#model/paging'
import { SizeText } from '#ui/text/SizeText'
import { load, type At, type LoaderInput } from '#features/kit/routing/load'
import { useBack } from '#features/kit/routing/useBack'
import { useParam } from '#features/kit/routing/useParam'
import { AttachToInstanceDialog } from '#features/shared/AttachToInstanceDialog'
import { CreateDiskForm } from '#features/shared/disk/CreateDiskForm'
import { instanceOf } from './exports/instanceOf'
import { disks } from './noun'

const snapshotLoader = load(snapshotsApi.endpoints.snapshotView, ({ project }: At<'project'>, query) => ({
  project,
  snapshot: query.get('snapshot') ?? '',
}))

/** The source snapshot in the address, if any. */
export const createLoader = (input: LoaderInput<At<'project'>>) =>
  new URL(input.request.url).searchParams.has('snapshot') ? snapshotLoader(input) : null

/** The create panel at its own address, over the disk list. `?snapshot=name` preselects the source. */
export function CreateDiskPanel() {
  const { project } = useParam('project')
  const [search] = useSearchParams()
  const name = search.get('snapshot') ?? ''
  const { data: snapshot } = snapshotsApi.endpoints.snapshotView.useQuery(
    { project, snapshot: name },
    { skip: name === '' },
  )
  const goBack = useBack()
  const back = () => goBack(disks.to.list({ project }))
  return <CreateDiskForm key={name} project={project} snapshot={snapshot} onDismiss={back} />
}

interface AttachDialogProps {
  project: string
  disk: Disk
  onDismiss: () => void
}

/** Attaches a disk to one of the project's instances. */
export function DiskAttachDialog({ project, disk, onDismiss }: AttachDialogProps) {
  // Counts an instance's disks, since its record has no number. If this list fails, the server checks the limit.
  const inProject = disksApi.endpoints.diskList.useQuery({ project, limit: ALL_LIMIT }).data?.items ?? []
  const isFull = ({ id }: Instance) =>
    inProject.filter((other) => instanceOf(other) === id).length >= MAX_DISKS
  return (
    <AttachToInstanceDialog
      title="Attach disk"
      what={`Disk ${disk.name}`}
      project={project}
      whyNot={(instance) =>
        instanceLifecycle.why(instance.runState, 'command.attachDisk') ??
        (isFull(instance) ? `An instance can have at most ${MAX_DISKS} disks` : undefined)
      }
      attach={(instance, { save }) =>
        save(instanceDisksApi.endpoints.instanceDiskAttach, { instance, body: { disk: disk.id } })
      }
      onDismiss={onDismiss}
    >
      <strong>{disk.name}</strong> (<SizeText bytes={disk.size} />)
    </AttachToInstanceDialog>
  )
}
