import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshots } from '#features/project/snapshots/noun'
import { projectImages, siloImages } from '#features/project/images/noun'
import type { Disk, DiskType } from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { Badge } from '#ui/feedback/Badge'
import { valued, type Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { Link } from '#features/kit/routing/Link'
import { InstanceLink } from '#features/shared/InstanceLink'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { PlanInRow, useRowPlans } from '#features/kit/lifecycle/plan/PlanProgress'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { instanceOf } from './instanceOf'
import { diskResource } from '../lifecycle'
import { disks } from '../noun'
import { createdColumn, nameColumn } from '#features/kit/list/columns'

const byDiskState = byState(diskResource)

const DiskStateBadge = ({ disk, project }: { disk: Disk; project: string }) => (
  <StateButton resource={diskResource} row={{ disk, project }} />
)

const diskTypes: Readonly<Record<DiskType, string>> = {
  distributed: 'Distributed',
  local: 'Local: on one sled',
}

/** The type of a disk, in words. */
export const diskTypeText = (type: DiskType): string => wordsOr(diskTypes, type)

/** The marks of a disk that differs from most: its type if it is not distributed, and a read-only one. */
const DiskMarks = ({ disk: { diskType, readOnly } }: { disk: Disk }) => (
  <>
    {diskType !== 'distributed' && (
      <>
        <Badge>{diskType}</Badge>{' '}
      </>
    )}
    {readOnly && (
      <>
        <Badge>read-only</Badge>{' '}
      </>
    )}
  </>
)

/** The instance in a disk's state. */
export const AttachedTo = ({ disk, project }: { disk: Disk; project: string }) => (
  <InstanceLink id={instanceOf(disk)} project={project} />
)

/** The source of a disk. Of a deleted source, only the kind is known. */
export function DiskSource({ disk, project }: { disk: Disk; project: string }) {
  const { imageId, snapshotId, state } = disk
  if (imageId) return <SourceImage id={imageId} project={project} />
  if (snapshotId) return <SourceSnapshot id={snapshotId} project={project} />
  return diskLifecycle.has(state.state, 'importing') ? 'Import' : 'Blank'
}

function SourceImage({ id, project }: { id: string; project: string }) {
  const query = imagesApi.endpoints.imageView.useQuery({ image: id })
  return (
    <QueryCell query={query} width="10ch" missing="Image that has been deleted">
      {({ name, projectId }) => (
        <>
          Image{' '}
          <Link
            to={
              projectId
                ? projectImages.to.page({ project, image: name })
                : siloImages.to.page({ image: name })
            }
          >
            {name}
          </Link>
        </>
      )}
    </QueryCell>
  )
}

function SourceSnapshot({ id, project }: { id: string; project: string }) {
  const query = snapshotsApi.endpoints.snapshotView.useQuery({ snapshot: id })
  return (
    <QueryCell query={query} width="10ch" missing="Snapshot that has been deleted">
      {({ name }) => (
        <>
          Snapshot <Link to={snapshots.to.page({ project, snapshot: name })}>{name}</Link>
        </>
      )}
    </QueryCell>
  )
}

/** Columns of each list of disks. A function of the project, because a record has only the project's id. */
export const diskColumns = (project: string) =>
  ({
    // Links to the details panel.
    Name: nameColumn<Disk>(({ name }) => disks.to.page({ project, disk: name }), 'panel'),
    Source: {
      id: 'source',
      header: 'Source',
      tip: 'What the disk was made from. An imported disk reads Blank: the API names only images and snapshots.',
      cell: (disk) => <DiskSource disk={disk} project={project} />,
    },
    Size: {
      id: 'size',
      header: 'Size',
      isPlain: true,
      align: 'end',
      cell: (disk) => <SizeText bytes={disk.size} />,
      sortValue: (disk) => disk.size,
    },
    State: {
      id: 'state',
      header: 'State',
      isPlain: true,
      ...valued(useRowPlans<Disk>, (disk, plan) => (
        <>
          <DiskStateBadge disk={disk} project={project} /> <DiskMarks disk={disk} />
          <PlanInRow plan={plan} />
        </>
      )),
      sortValue: (disk) => byDiskState({ disk, project }),
    },
    Created: createdColumn,
  }) satisfies Readonly<Record<string, Column<Disk>>>

/** Columns of an instance's own disks. */
export const instanceDiskColumns = (project: string): readonly Column<Disk>[] => {
  const { Name, Source, Size, State, Created } = diskColumns(project)
  return [{ ...Name, header: 'Disk' }, { ...Source, width: '14rem' }, Size, State, Created]
}
