import { useCallback, useMemo } from 'react'
import { disksApi } from '#store/api/resources/disks'
import { imagesApi } from '#store/api/resources/images'
import { instancesApi } from '#store/api/resources/instances'
import { projectsApi } from '#store/api/resources/projects'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { recordIn } from '#store/kept/deletedRecords'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { StateBadge, type StateLook } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { disks as diskNoun } from '#features/project/disks/noun'
import { instances } from '#features/project/instances/noun'
import { wordsOf } from '#features/kit/noun/noun'
import { copyId, type RecordItem } from '#features/kit/commands/useCommandItems'
import { Unkept } from '#features/kit/ledger/Unkept'
import { useLedger } from '#features/kit/ledger/useLedger'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { deletedIn, presentOf, type DeletedThing } from './found'
import { deletedThings } from './noun'
import type { Chance } from './chanceOfDisk'

const { instanceList } = instancesApi.endpoints
const { diskList } = disksApi.endpoints
const { snapshotList } = snapshotsApi.endpoints
const { imageList } = imagesApi.endpoints

const allOf = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })

/** The instances, disks and snapshots of the project: what is gone is known from them. */
export const loader = loadAll(load(instanceList, allOf), load(diskList, allOf), load(snapshotList, allOf))

/** How each chance looks, in the order of their importance. */
const chances: Readonly<Record<Chance['can'] | 'back', StateLook & { label: string }>> = {
  fully: { label: 'Fully', tone: 'well' },
  differently: { label: 'In part', tone: 'attention' },
  not: { label: 'Not possible', tone: 'off' },
  back: { label: 'Is back', tone: 'well' },
}

const chanceOf = ({ backAs, chance }: DeletedThing) => (backAs === undefined ? chance.can : 'back')
const kindOf = ({ kind }: DeletedThing) => (kind === 'instance' ? 'Instance' : 'Disk')
const rowKey = ({ id }: DeletedThing) => id
const nameOf = ({ name }: DeletedThing) => name
const textOf = ({ name, id, chance }: DeletedThing) => [name, chance.why, { id }]

const facets: readonly Facet<DeletedThing>[] = [
  wordFacet<DeletedThing>('kind', 'Kind', kindOf),
  wordFacet<DeletedThing>('back', 'Bring back', chanceOf, (value) =>
    value in chances ? chances[value as keyof typeof chances].label : value,
  ),
]

/** The page of what was brought back. */
const backAt = (project: string, kind: DeletedThing['kind'], name: string) =>
  kind === 'instance'
    ? instances.to.page({ project, instance: name })
    : diskNoun.to.page({ project, disk: name })

const heads = headsOf(deletedThings, {
  Name: 'other',
  Kind: 'word',
  Deleted: 'word',
  By: 'word',
  'Bring back': 'text',
})

const columnsIn = (project: string) =>
  columnsOf<DeletedThing>()(heads, {
    Name: {
      id: 'name',
      cell: ({ id, name }) => <Link to={deletedThings.to.page({ project, deleted: id })}>{name}</Link>,
      sortValue: nameOf,
    },
    Kind: { id: 'kind', isPlain: true, cell: kindOf, sortValue: kindOf },
    Deleted: {
      id: 'deleted',
      cell: ({ at }) => <DateText at={at === undefined ? null : new Date(at)} />,
      sortValue: ({ at = 0 }) => at,
    },
    By: {
      id: 'by',
      isPlain: true,
      hideBelow: 'narrow',
      cell: ({ isMine }) => (isMine ? 'You' : <EmptyCell />),
    },
    'Bring back': {
      id: 'bringBack',
      tip: 'A first estimate. Its page checks everything that it had.',
      cell: (row) => {
        const { backAs, kind, chance } = row
        return (
          // In a card, the words would be a column of their own beside the badge.
          <span>
            <StateBadge {...chances[chanceOf(row)]} />{' '}
            {backAs === undefined ? (
              chance.why
            ) : (
              <>
                As <Link to={backAt(project, kind, backAs)}>{backAs}</Link>
              </>
            )}
          </span>
        )
      },
      sortValue: (row) => Object.keys(chances).indexOf(chanceOf(row)),
    },
  })

/** The deleted instances and disks of a project. Rule: BACK-2. */
export function DeletedPage() {
  const { project } = useParam('project')
  const { lines, isRead, unkept } = useLedger()
  const { data: record } = projectsApi.endpoints.projectView.useQuery({ project })
  const present = instanceList.useQuery(allOf({ project }))
  const disks = diskList.useQuery(allOf({ project }))
  const snapshots = snapshotList.useQuery(allOf({ project }))
  const needsImages = lines.some((line) => {
    const deleted = recordIn(line)
    return deleted?.kind === 'disk' && deleted.readOnly
  })
  const images = imageList.useQuery({ project, limit: ALL_LIMIT }, { skip: !needsImages })
  const siloImages = imageList.useQuery({ limit: ALL_LIMIT }, { skip: !needsImages })
  const rows = useMemo(() => {
    if (!record || !present.data || !disks.data || !snapshots.data || !isRead) return undefined
    const ofImages = [...(images.data?.items ?? []), ...(siloImages.data?.items ?? [])]
    const there = presentOf(present.data.items, disks.data.items, snapshots.data.items, ofImages)
    return deletedIn({ id: record.id, name: project }, lines, { ...there, hasMoreDisks: isCut(disks.data) })
  }, [record, project, lines, isRead, present.data, disks.data, snapshots.data, images.data, siloImages.data])
  const allowed = useAllowed()
  const menu = useCallback(
    (row: DeletedThing): RecordItem[] => {
      const { id, backAs, chance } = row
      const reason =
        backAs !== undefined ? `It is back as ${backAs}` : chance.can === 'not' ? chance.why : undefined
      const item: RecordItem = {
        kind: 'link',
        key: 'bringBack',
        label: 'Bring back…',
        group: 'change',
        link: <Link to={deletedThings.to.page({ project, deleted: id })} />,
      }
      return [copyId(id), reason === undefined ? allowed(item) : { ...item, disabledReason: reason }]
    },
    [allowed, project],
  )
  const list = useWholeList({
    nouns: wordsOf(deletedThings),
    rows,
    queries: [present, disks, snapshots],
    columns: useMemo(() => columnsIn(project), [project]),
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="page"
      title={deletedThings.title}
      context="What you deleted here, and disks that left a snapshot."
      tools={<Unkept unkept={unkept} />}
      list={list}
      menu={menu}
      empty={{
        title: 'Nothing deleted',
        body: 'Instances and disks that you delete in this browser are listed here for 90 days.',
      }}
    />
  )
}
